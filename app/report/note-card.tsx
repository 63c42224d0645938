import type { Note } from '../../modules/exports/contract';
import { standingWords } from '../../modules/exports/contract';
import { Chip } from '~/ui/chip';

/** What one sentence rests on: verdict, source, passage, derivation. */
export function NoteCard({ note: { claim, standing, spans } }: { note: Note }) {
  return (
    <div className="space-y-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Chip kind={standing}>{standingWords[standing].label}</Chip>
      </div>
      <p className="text-muted">{standingWords[standing].means}</p>
      {spans.map(({ source, span }) => (
        <figure key={span.id}>
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
            {span.line !== undefined && `, line ${span.line}`}
          </figcaption>
        </figure>
      ))}
      {claim.derivation && <p className="text-xs text-ink-soft">Derived: {claim.derivation}</p>}
    </div>
  );
}
