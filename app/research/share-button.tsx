import { Share2 } from 'lucide-react';
import { copyText } from '~/report/copy-text';
import { Button } from '~/ui/button';
import { toast } from '~/ui/toast-store';

type ShareProps = {
  /** The address of the report in this product. */
  path: string;
  title: string;
};

/** Opens the system's own sheet where there is one, else copies the link. */
export const ShareButton = ({ path, title }: ShareProps) => (
  <Button look="secondary" className="needs-scripts" onClick={() => void share(path, title)}>
    <Share2 aria-hidden size={17} />
    Share
  </Button>
);

async function share(path: string, title: string): Promise<void> {
  const url = new URL(path, window.location.href).href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      toast({ title: 'Link shared' });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // The system shares no such link: it is copied instead.
    }
  }
  if (await copyText(url)) toast({ title: 'Link copied', description: url });
  else toast({ title: 'Copy this link', description: url });
}
