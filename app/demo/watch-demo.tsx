import { Play } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ButtonLink } from '~/ui/button';
import { useLazyComponent } from '~/ui/use-lazy-component';
import { demoAddress } from './demo-messages';

const loadDialog = () => import('./demo-dialog').then(({ DemoDialog }) => DemoDialog);

/** Opens the demo over the page; its code and data load then. Without scripts it links to the same steps on a page. */
export function WatchDemo() {
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
