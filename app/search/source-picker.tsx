import { Paperclip } from 'lucide-react';
import { maxFileBytes, maxRows, maxSources } from '../../modules/evidence/limits';
import { number } from '~/ui/number';
import { Button, buttonClass } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { AddressField } from './address-field';
import type { Limits } from './file-check';
import { SourceLine } from './source-line';
import type { useSources } from './use-sources';
import { fileAudience } from './report-visibility';

type Props = {
  sources: ReturnType<typeof useSources>;
  limits: Limits;
  onExample: () => void;
  address?: string;
};

/** Attaches sources. With scripts files are uploaded one by one, without them along with the form. `address`: as typed before a refusal. */
export function SourcePicker({ sources, limits, onExample, address }: Props) {
  const alive = useHydrated();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">
        Resting on <span className="font-normal text-muted">your own sources, if you have some</span>
      </legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-dashed border-line-strong px-3 py-2.5">
        <input
          id="files"
          type="file"
          name={alive ? undefined : 'file'}
          multiple
          accept={limits.acceptedFiles}
          className={alive ? 'peer sr-only' : plainInputClass}
          aria-describedby="files-hint files-seen"
          onChange={(event) => {
            sources.addFiles(event.target.files ?? []);
            event.target.value = '';
          }}
        />
        {alive && (
          <label htmlFor="files" className={buttonClass('secondary', 'small', chooseClass)}>
            <Paperclip aria-hidden size={16} /> Choose files
          </label>
        )}
        <p id="files-hint" className="min-w-0 flex-1 basis-56 text-xs text-muted">
          {alive && <span className="hidden sm:inline">or drop them anywhere on this card. </span>}
          PDF, Word, Excel, CSV, text, Markdown or HTML; {maxSources} files, {maxFileBytes / 2 ** 20} MB each,{' '}
          {number(maxRows)} rows together.
        </p>
        <Button
          type={alive ? 'button' : 'submit'}
          name="intent"
          value="attach-example"
          formNoValidate
          look="quiet"
          size="small"
          className="-mx-1 text-accent underline decoration-line-strong underline-offset-4"
          onClick={alive ? onExample : undefined}
        >
          Try it with the example data
        </Button>
      </div>
      <AddressField key={address} typed={address} onAdd={sources.addAddress} />
      <p id="files-seen" className="mt-2 text-xs text-muted">
        {fileAudience}
      </p>
      {sources.items.length > 0 && (
        <ul aria-label="Attached sources" className="mt-2 divide-y divide-line">
          {sources.items.map((item) => (
            <SourceLine key={item.key} item={item} onRemove={() => sources.remove(item.key)} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

const chooseClass =
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent';
const plainInputClass =
  'max-w-full py-1 text-sm file:mr-3 file:min-h-9 file:rounded-md file:border file:border-solid file:border-line-strong file:px-3 file:font-medium';
