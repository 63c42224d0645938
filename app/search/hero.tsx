import { WatchDemo } from '~/demo/watch-demo';
import { ButtonLink } from '~/ui/button';

export function Hero() {
  return (
    <div>
      <h1 className="max-w-[16ch] text-5xl">AI-Powered Visual Search Engine</h1>
      <p className="mt-4 max-w-[52ch] font-serif text-lg text-ink-soft">
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
