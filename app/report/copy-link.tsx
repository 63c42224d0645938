import { Link as LinkIcon } from 'lucide-react';
import { Button } from '~/ui/button';
import { toast } from '~/ui/toast-store';

/** Copies the full address of a page of ours. */
export function CopyLink({ path }: { path: string }) {
  const copy = async () => {
    const address = new URL(path, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Link copied' });
    } catch {
      toast({ title: 'The link could not be copied', description: address });
    }
  };
  return (
    <Button look="quiet" size="small" className="needs-scripts" onClick={() => void copy()}>
      <LinkIcon aria-hidden size={15} /> Copy link
    </Button>
  );
}
