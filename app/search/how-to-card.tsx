import { Link } from '@remix-run/react';

const steps = [
  'Ask a question, and attach files that should answer it.',
  'Choose who writes. A report takes 3 to 6 minutes with a language model, seconds offline.',
  'Watch the sections arrive. There is no need to refresh, and nothing is lost if you close the page.',
];

export function HowToCard() {
  return (
    <section className="border-t border-line pt-4">
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
      <Link
        to="/how-it-works"
        className="link mt-2 inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
      >
        How it works
      </Link>
    </section>
  );
}
