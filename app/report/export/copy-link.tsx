import clsx from 'clsx';
import { Check, Link as LinkIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { inputClass } from '~/ui/field';
import { copyText } from './copy-text';

/** How long the button confirms the copy, in milliseconds. */
const saidMs = 2_500;

type Props = {
  path: string;
  /** The name of the page. */
  name: string;
};

/**
 * Copies the full address of a page; where the browser denies the clipboard, the address is shown to be copied by hand.
 */
export function CopyLink({ path, name }: Props) {
  const [copied, setCopied] = useState(0);
  const [byHand, setByHand] = useState<string>();
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), saidMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const address = new URL(path, window.location.href).href;
    if (await copyText(address)) setCopied((times) => times + 1);
    else setByHand(address);
  };
  const Icon = copied ? Check : LinkIcon;
  return (
    <>
      <Button look="quiet" size="small" className="needs-scripts" onClick={() => void copy()}>
        <Icon aria-hidden size={15} />
        {/* As wide as its longer label, so that nothing moves. */}
        <span className="grid text-left">
          <span className={clsx('[grid-area:1/1]', copied > 0 && 'invisible')}>
            Copy link<span className="sr-only">“{name}”</span>
          </span>
          <span className={clsx('[grid-area:1/1]', copied === 0 && 'invisible')}>Copied</span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {copied > 0 && 'Copied'}
      </span>
      <Dialog
        open={byHand !== undefined}
        onOpenChange={(open) => !open && setByHand(undefined)}
        title="Copy this link"
        description="Your browser lets no page copy for you. The link is selected: copy it with your keyboard or a long press."
      >
        <input
          readOnly
          value={byHand ?? ''}
          aria-label={`Link to ${name}`}
          className={inputClass}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </>
  );
}
