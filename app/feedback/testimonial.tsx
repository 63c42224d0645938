import type { Viewer } from '../../composition/application/application';
import { isMetered, searchesRemaining } from '~/quota/quota-messages';
import { Avatar } from '~/shell/avatar';

type Props = {
  viewer: Pick<Viewer, 'name' | 'email' | 'picture' | 'searchCount'>;
  /** Searches left, when the page knows a newer number than the viewer. */
  remaining?: number;
};

/** The writer of the feedback: picture or initials, name, address, and searches left. */
export function Testimonial({ viewer, remaining = viewer.searchCount }: Props) {
  return (
    <section aria-labelledby="who" className="border-t border-line pt-4">
      <h2 id="who" className="label-text font-sans">
        From
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={viewer.name} picture={viewer.picture} />
        <div className="min-w-0">
          <p className="truncate font-medium">{viewer.name}</p>
          <p className="truncate text-sm text-muted">{viewer.email}</p>
        </div>
      </div>
      {isMetered(viewer) && <p className="figures mt-4 text-sm">{searchesRemaining(remaining)}</p>}
    </section>
  );
}
