import { ArrowUpRight } from 'lucide-react';

/** Links to the separate assistant for life in Finland. Spec section 1. */
export function PromoBanner({ url }: { url: string }) {
  return (
    <aside aria-label="Another product" className="border-t border-line pt-4">
      <h2 className="text-lg">Living in Finland?</h2>
      <p className="mt-2 text-sm text-ink-soft">
        A separate assistant answers questions of everyday life there.
      </p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="link mt-1 inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
      >
        Visit the assistant
        <ArrowUpRight aria-hidden size={14} className="ml-0.5" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </aside>
  );
}
