import clsx from 'clsx';
import type { ReactNode } from 'react';
import { modelNames } from '../../../models/contract';
import { verdictLabels } from '../../claim-notes';
import { verdictCounts } from '../../labels';
import type { MarkedTexts } from '../../marked-texts';
import { Sentences, type NotesByClaim } from '../standalone/prose';
import { pathOf, type PublishedReport } from './report';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

type CoverProps = { report: PublishedReport; texts: MarkedTexts; notes: NotesByClaim };

/** Title, finding, date, length and model, with a summary of the evidence. */
export function Cover({ report, texts, notes }: CoverProps) {
  return (
    <header className="cover">
      <div>
        <Labels report={report} />
        <h1 lang={report.language}>
          <bdi>
            <Sentences sentences={texts.title} notes={notes} />
          </bdi>
        </h1>
        <p lang={report.language} className="lead">
          <Sentences sentences={texts.summary} notes={notes} />
        </p>
        <dl className="facts">
          <CoverDetail label="Generated">
            <Day at={report.createdAt} />
          </CoverDetail>
          {report.publishedAt && (
            <CoverDetail label="Published">
              <Day at={report.publishedAt} />
            </CoverDetail>
          )}
          <CoverDetail label="Length">{report.wordCount.toLocaleString('en')} words</CoverDetail>
          <CoverDetail label="Model">{modelNames[report.model]}</CoverDetail>
          <CoverDetail label="Address">
            <a href={pathOf(report)}>{pathOf(report)}</a>
          </CoverDetail>
          {report.keywords.length > 0 && (
            <CoverDetail label="Keywords" wide>
              {report.keywords.join(', ')}
            </CoverDetail>
          )}
        </dl>
      </div>
      <Trust report={report} />
    </header>
  );
}

function Labels({ report: { demo, offline, partial } }: { report: PublishedReport }) {
  return (
    <p className="labels">
      <span>Report</span>
      {demo ? (
        <span className="chip demo">Demo</span>
      ) : (
        offline && <span className="chip offline">Offline writer</span>
      )}
      {partial && <span className="chip partial">Partial</span>}
    </p>
  );
}

function CoverDetail({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={clsx(wide && 'all') || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Day = ({ at }: { at: string }) => <time dateTime={at}>{day.format(new Date(at))}</time>;

function Trust({ report: { claims, sources } }: { report: PublishedReport }) {
  if (claims.length === 0) return null;
  const counts = verdictCounts(claims);
  return (
    <aside className="trust" aria-labelledby="trust">
      <h2 id="trust">What it rests on</h2>
      <p>
        {sources.length === 0
          ? 'No source'
          : `${sources.length} ${sources.length === 1 ? 'source' : 'sources'}`}
        , {claims.length} sentences with a figure, quote or citation
      </p>
      <div className="shares" aria-hidden="true">
        {counts.map(({ verdict, count }) => (
          <i key={verdict} className={verdict} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul>
        {counts.map(({ verdict, count }) => (
          <li key={verdict}>
            <span className={`chip ${verdict}`}>{verdictLabels[verdict].label}</span> {count}
          </li>
        ))}
      </ul>
      <p className="small">
        A small number behind a sentence leads to its note. <a href="#sources">All sources</a>
      </p>
    </aside>
  );
}
