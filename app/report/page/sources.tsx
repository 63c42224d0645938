import { ChevronDown } from 'lucide-react';
import {
  claimPlaces,
  publishedWord,
  sourceGroups,
  type ListedSource,
  useReportLanguage,
} from '../../../modules/exports/contract';
import type { SourceOrigin } from '../../../modules/evidence/evidence';
import { Day } from '~/ui/day';
import { useEvidence } from '../evidence/evidence-context';
import type { LoadedReport } from './load-report.server';
import { NoteCard } from '../evidence/note-card';
import { Section } from './section';

type Props = {
  report: LoadedReport;
  /** The claims whose notes are listed: all of the report, or those of one tab. */
  claims?: LoadedReport['claims'];
};

/** The sources of the report, and its notes: marks link here without scripts, and in print. */
export function Sources({ report, claims = report.claims }: Props) {
  if (report.sources.length === 0 && claims.length === 0) return null;
  return (
    <Section id="sources" title="Sources">
      {report.sources.length === 0 && <p className="prose-text">No source was attached to this search.</p>}
      {sourceGroups(report).map(({ kind, title, sources }) => (
        <div key={kind} className="max-w-[46rem] [&+&]:mt-8">
          {title && (
            <h3 className="label-text mb-3 border-t font-sans tracking-normal border-line pt-3">{title}</h3>
          )}
          <ul className="space-y-4">
            {sources.map((source) => (
              <SourceItem
                key={source.id}
                source={source}
                isWithheld={report.withheld === true && source.provider === undefined}
              />
            ))}
          </ul>
        </div>
      ))}
      <NotesList sections={report.sections} claims={claims} />
    </Section>
  );
}

function SourceItem({ source, isWithheld }: { source: ListedSource; isWithheld: boolean }) {
  const { id, title, kind, sha256, spans, cited, ...origin } = source;
  const passages = `${spans.length} ${spans.length === 1 ? 'passage' : 'passages'}`;
  return (
    <li id={`source-${id}`} className="scroll-mt-20 text-sm">
      <p className="font-medium">
        <bdi>{title}</bdi>
      </p>
      <Origin {...origin} />
      <p className="text-muted">
        {kind},{' '}
        {isWithheld
          ? 'passages not shown before publication'
          : cited
            ? `${passages}, ${cited}`
            : `${passages} cited`}
      </p>
      <p className="font-mono text-2xs break-all text-muted">sha256 {sha256}</p>
    </li>
  );
}

/** Where and when a page was fetched. */
function Origin(origin: SourceOrigin) {
  const { url, publisher, publishedAt, retrievedAt } = origin;
  if (!publisher && !url) return null;
  return (
    <p className="text-muted">
      {publisher}
      {publishedAt && (
        <>
          , {publishedWord(origin)} <Day at={publishedAt} />
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

/** The notes of each part of the report, in the order of the page. */
function NotesList({ claims, sections }: Pick<LoadedReport, 'claims' | 'sections'>) {
  const { notes } = useEvidence();
  const lang = useReportLanguage();
  const places = [
    ...claimPlaces.before,
    ...sections.map(({ id, title }) => ({ id, title, lang })),
    ...claimPlaces.after,
  ];
  return places.map(({ id, title, ...own }) => {
    const noted = claims
      .filter(({ section }) => section === id)
      .flatMap((claim) => notes.get(claim.id) ?? []);
    if (noted.length === 0) return null;
    return (
      <details key={id} className="group mt-4 max-w-[46rem] border-t border-line">
        <summary className="touch flex list-none items-center justify-between gap-4 text-sm font-medium">
          <span>
            Notes to “<span {...own}>{title}</span>”
          </span>
          <ChevronDown
            aria-hidden
            size={18}
            className="flex-none text-muted group-open:rotate-180 print:hidden"
          />
        </summary>
        <ol className="space-y-6 pb-4">
          {noted.map((note) => (
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
                <p lang={lang} className="mb-2 font-serif text-base leading-snug">
                  {note.claim.sentence}
                </p>
                <NoteCard note={note} />
              </div>
            </li>
          ))}
        </ol>
      </details>
    );
  });
}
