import { Link } from '@remix-run/react';
import { useRootData } from '~/root-data';

const steps = [
  'Ask a question, and attach files that should answer it.',
  'Choose who writes. A report takes 3-6 minutes with a language model, seconds with the offline writer.',
  'Watch the sections arrive. Please do not refresh: the page moves on by itself. Should it happen, nothing is lost.',
];

/** Links to the tutorial, for users without JavaScript too. */
export function HowToCard() {
  const publicFeedback = useRootData()?.pages.publicFeedback;
  return (
    <section id="tutorial" className="border-t border-line pt-4">
      <h2 className="text-lg">How to ask</h2>
      <ol className="mt-3 grid gap-2.5 text-sm text-ink-soft">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden className="figures font-display text-base leading-snug text-accent">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
        <Link to="/how-it-works" className={linkClass}>
          How it works
        </Link>
        {publicFeedback && (
          <Link to="/feedback-public" className={linkClass}>
            What others say
          </Link>
        )}
      </p>
    </section>
  );
}

const linkClass = 'link inline-flex min-h-9 items-center pointer-coarse:min-h-11';
