import { moreWords, passageId, shownFirst, type Note } from '../../../modules/exports/contract';
import { CollapsedRest } from '../page/collapsed-rest';

type PassagesProps = { note: Note; idPrefix: string };

/** The passages that a sentence cites, each with its source; all but the first few are collapsed. */
export function Passages({ note: { claim, spans }, idPrefix }: PassagesProps) {
  const quotes = (shown: Note['spans']) =>
    shown.map(({ source, span }) => (
      <figure
        key={span.id}
        id={`${idPrefix}${passageId(claim.id, span.id)}`}
        className="scroll-mt-20 target:bg-accent-soft"
      >
        <blockquote
          dir="auto"
          className="border-s-2 border-line-strong ps-3 font-serif text-base leading-snug text-ink"
        >
          {span.text}
        </blockquote>
        <figcaption className="mt-1.5 text-xs text-muted">
          <a href={`#source-${source.id}`} className="link">
            {source.title}
          </a>
          {span.page !== undefined && `, page ${span.page}`}
          {span.line !== undefined && `, line ${span.line}`}
        </figcaption>
      </figure>
    ));
  const rest = spans.slice(shownFirst);
  return (
    <>
      {quotes(spans.slice(0, shownFirst))}
      {rest.length > 0 && (
        <CollapsedRest words={moreWords(rest.length, 'passage')} className="folded-on-paper">
          <div className="space-y-2.5 pt-1">{quotes(rest)}</div>
        </CollapsedRest>
      )}
    </>
  );
}
