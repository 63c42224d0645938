import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { inputClass } from '~/ui/field';
import { useHydrated } from '~/ui/use-hydrated';

type Props = {
  onAdd: (address: string) => void;
  /** What was typed before a refusal. */
  typed: string | undefined;
};

/**
 * Attaches the page at an address. With scripts a pasted address is fetched at once, a typed one when the field is left;
 * without them it is sent along with the form.
 */
export function AddressField({ onAdd, typed = '' }: Props) {
  const alive = useHydrated();
  const [address, setAddress] = useState(typed);
  function add(text: string): void {
    setAddress('');
    if (text.trim()) onAdd(text.trim());
  }
  return (
    <div className="mt-2">
      <label htmlFor="source-address" className="mb-1.5 block text-sm font-medium">
        Paste an address
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <input
          id="source-address"
          name={alive ? undefined : 'url'}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={address}
          aria-describedby="source-address-hint"
          onChange={(event) => setAddress(event.target.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (address.trim() || !isAddress(text)) return;
            event.preventDefault();
            add(text);
          }}
          onBlur={({ target }) => {
            // A window that loses focus keeps its active element: the address may not be complete.
            if (alive && document.activeElement !== target) add(address);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !address.trim()) return;
            event.preventDefault();
            add(address);
          }}
          className={`${inputClass} min-w-0 flex-1 basis-56 font-mono text-xs`}
        />
        {alive && (
          <Button
            type="button"
            look="secondary"
            size="small"
            disabled={!address.trim()}
            onClick={() => add(address)}
          >
            <Link2 aria-hidden size={16} /> Attach page
          </Button>
        )}
      </div>
      <p id="source-address-hint" className="mt-1.5 text-xs text-muted">
        This server fetches the page, as far as its site allows that: a page, PDF, Office file, text or CSV, 5
        MB at most.
      </p>
    </div>
  );
}

/** Other text that is pasted stays in the field, to be looked at before it is sent. */
const isAddress = (text: string): boolean =>
  /^\s*https?:\/\/\S+\s*$/i.test(text) && URL.canParse(text.trim());
