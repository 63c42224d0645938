import { Play } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ButtonLink } from '~/ui/button';
import { useLazyComponent } from '~/ui/use-lazy-component';
import { demoAddress } from '~/demo/demo-messages';

export function Hero() {
  return (
    <div>
      <h1 className="max-w-[8em] text-5xl">AI-Powered Visual Search Engine</h1>
      <p className="mt-4 max-w-[26.5em] font-serif text-lg text-ink-soft">
        Ask a question and get a long, illustrated report in which each figure and each claim can show what it
        rests on.
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink to="#query" look="secondary" onClick={focusQuery}>
          Get Started
        </ButtonLink>
        <WatchDemo />
      </div>
    </div>
  );
}

function focusQuery(): void {
  document.getElementById('query')?.focus();
}

const loadDialog = () => import('~/demo/demo-dialog').then(({ DemoDialog }) => DemoDialog);

/** Opens the demo over the page; its code and data load then. Without scripts it links to the same steps on a page. */
function WatchDemo() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Dialog = useLazyComponent(open, loadDialog, goToPage);
  return (
    <>
      <ButtonLink
        to={demoAddress}
        look="quiet"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Play aria-hidden size={16} />
        Watch Demo
      </ButtonLink>
      {Dialog && <Dialog open={open} onClose={close} />}
    </>
  );
}

const goToPage = () => window.location.assign(demoAddress);
