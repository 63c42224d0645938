import { ChevronDown } from 'lucide-react';
import type { SourceOrigin } from '../../../modules/evidence/evidence';
import { Day } from '~/ui/day';
import { useEvidence } from '../evidence/evidence-context';
import type { LoadedReport } from './load-report.server';
import { NoteCard } from '../evidence/note-card';
import { Section } from './section';

/** The sources of the report, and its notes: marks link here without scripts, and in print. */
export function Sources({ report }: { report: LoadedReport }) {
  if (report.sources.length === 0 && report.claims.length === 0) return null;
  return (
    <Section id="sources" title="Sources">
      {report.sources.length === 0 && <p className="prose-text">No source was attached to this search.</p>}
      <ul className="max-w-[46rem] space-y-4">
        {report.sources.map(({ id, title, kind, sha256, spans, ...origin }) => (
          <li key={id} id={`source-${id}`} className="scroll-mt-20 text-sm">
            <p className="font-medium">
              <bdi>{title}</bdi>
            </p>
            <Origin {...origin} />
            <p className="text-muted">
              {kind},{' '}
              {report.withheld && origin.provider === undefined
                ? 'passages not shown before publication'
                : `${spans.length} ${spans.length === 1 ? 'passage' : 'passages'} cited`}
            </p>
            <p className="font-mono text-2xs break-all text-muted">sha256 {sha256}</p>
          </li>
        ))}
      </ul>
      <NotesList report={report} />
    </Section>
  );
}

/** Where and when a page was fetched. */
function Origin({ url, publisher, publishedAt, retrievedAt }: SourceOrigin) {
  if (!publisher && !url) return null;
  return (
    <p className="text-muted">
      {publisher}
      {publishedAt && (
        <>
          , published <Day at={publishedAt} />
        </>
      )}
      {retrievedAt && (
        <>
          , retrieved <Day at={retrievedAt} />
        </>
      )}
      {url && (
        <a href={url} rel="noopener noreferrer nofollow" className="link block break-all">
          {url}
        </a>
      )}
    </p>
  );
}

function NotesList({ report: { claims, sections } }: { report: LoadedReport }) {
  const { notes } = useEvidence();
  return sections.map(({ id, title }) => {
    const own = claims.filter(({ section }) => section === id).flatMap((claim) => notes.get(claim.id) ?? []);
    if (own.length === 0) return null;
    return (
      <details key={id} className="group mt-4 max-w-[46rem] border-t border-line">
        <summary className="touch flex list-none items-center justify-between gap-4 text-sm font-medium">
          Notes to “{title}”
          <ChevronDown
            aria-hidden
            size={18}
            className="flex-none text-muted group-open:rotate-180 print:hidden"
          />
        </summary>
        <ol className="space-y-6 pb-4">
          {own.map((note) => (
            <li
              key={note.claim.id}
              id={`note-${note.claim.id}`}
              className="grid scroll-mt-20 grid-cols-[2.5rem_1fr] target:bg-accent-soft"
            >
              <a
                href={`#mark-${note.claim.id}`}
                aria-label={`Back to sentence ${note.number}`}
                className="figures text-sm text-accent"
              >
                {note.number}
              </a>
              <div className="min-w-0">
                <p className="mb-2 font-serif text-base leading-snug">{note.claim.sentence}</p>
                <NoteCard note={note} />
              </div>
            </li>
          ))}
        </ol>
      </details>
    );
  });
}
