import { Check, CircleAlert, LoaderCircle, X } from 'lucide-react';
import { number } from '~/ui/number';
import { useHydrated } from '~/ui/use-hydrated';
import type { SourceItem } from './use-sources';

/** One file or page: name, state, and a remove button, or without scripts a checkbox to clear. */
export function SourceLine({ item, onRemove }: { item: SourceItem; onRemove: () => void }) {
  const alive = useHydrated();
  return (
    <li className="flex items-center gap-3 py-1 text-sm">
      {icons[item.state]}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-mono text-xs">{item.name}</span>
        <span role="status" className={item.state === 'refused' ? 'block text-negative' : 'sr-only'}>
          {item.problem ?? wordsOf(item)}
        </span>
      </span>
      {item.state === 'sending' && item.doing && (
        <span aria-hidden className="text-xs whitespace-nowrap text-muted">
          {item.doing}
        </span>
      )}
      {item.state === 'sending' && item.sent !== undefined && <SentBar name={item.name} sent={item.sent} />}
      {item.source && (
        <span className="figures text-xs whitespace-nowrap text-muted">
          {kindNames[item.source.kind]}, {number(item.source.spans)}{' '}
          {item.source.spans === 1 ? 'passage' : 'passages'}
        </span>
      )}
      {item.source && (
        <input
          type={alive ? 'hidden' : 'checkbox'}
          name="source"
          value={JSON.stringify(item.source)}
          defaultChecked
          aria-label={`Use ${item.name}`}
          className="size-5"
        />
      )}
      {alive && (
        <button type="button" onClick={onRemove} aria-label={`Remove ${item.name}`} className={removeClass}>
          <X aria-hidden size={16} />
        </button>
      )}
    </li>
  );
}

function wordsOf({ state, sent, doing }: SourceItem): string {
  if (state !== 'sending') return stateWords[state];
  return doing ?? (sent === 1 ? 'Being read' : stateWords.sending);
}

/** The upload progress of a file; at 100 % the server parses it. */
function SentBar({ name, sent }: { name: string; sent: number }) {
  const percent = Math.floor(sent * 100);
  const words = percent < 100 ? `${percent}%` : 'Being read';
  return (
    <span className="flex items-center gap-2">
      <span
        role="progressbar"
        aria-label={`Sending ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="h-1.5 w-20 overflow-hidden rounded-full bg-line"
      >
        <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
      <span aria-hidden className="figures w-20 text-xs whitespace-nowrap text-muted">
        {words}
      </span>
    </span>
  );
}

const icons = {
  sending: <LoaderCircle aria-hidden size={16} className="flex-none animate-spin text-muted" />,
  attached: <Check aria-hidden size={16} className="flex-none text-positive" />,
  refused: <CircleAlert aria-hidden size={16} className="flex-none text-negative" />,
};
const stateWords = { sending: 'Being sent', attached: 'Attached', refused: 'Refused' };
const kindNames = {
  csv: 'CSV',
  text: 'Text',
  markdown: 'Markdown',
  html: 'HTML',
  pdf: 'PDF',
  docx: 'Word',
  xlsx: 'Excel',
};
const removeClass =
  'grid size-9 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink pointer-coarse:size-11';
