import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { Chip } from '~/ui/chip';
import { Dialog } from '~/ui/dialog';
import { Skeleton } from '~/ui/skeleton';
import { DemoPlayer } from './demo-player';
import { demoNote } from './demo-messages';
import type { DemoScript } from './demo-script';

type Props = { open: boolean; onClose: () => void };

/** The demo over the page. Spec section 2, Home: Watch Demo. */
export function DemoDialog({ open, onClose }: Props) {
  const { data, load } = useFetcher<{ walk: DemoScript }>();
  useEffect(() => {
    if (open && !data) load('/how-it-works');
  }, [open, data, load]);
  return (
    <Dialog
      open={open}
      onOpenChange={(now) => !now && onClose()}
      title="Watch Demo"
      description={demoNote}
      className="sm:w-[min(46rem,calc(100vw-2rem))]"
    >
      <Chip kind="offline" className="-mt-3 mb-4" />
      {data ? <DemoPlayer walk={data.walk} /> : <Skeleton className="h-[40rem] w-full" />}
    </Dialog>
  );
}
