import { productName } from '../../kernel/product';
import { modelNames } from '../../models/contract';
import type { FinishedReport } from '../finished-report';
import { changeTone } from '../metric-look';
import { hasChange, insightTitles } from '../words';
import { BasisChip } from './exhibits';
import { Paragraphs } from './prose';

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Title, finding, meta line, and what a reader must know first. */
export function Cover({ report }: { report: FinishedReport }) {
  return (
    <header>
      <h1>{report.title}</h1>
      <p className="lead">{report.summary}</p>
      <ul className="meta">
        <li>
          <time dateTime={report.createdAt}>{date.format(new Date(report.createdAt))}</time>
        </li>
        <li>{report.wordCount.toLocaleString('en')} words</li>
        <li>{modelNames[report.model]}</li>
        <li>{report.keywords.join(', ')}</li>
      </ul>
    </header>
  );
}

/** The first says how it was written, or what is missing of it. */
export function Notices({ report: { notices, demo, partial } }: { report: FinishedReport }) {
  const warns = demo || partial !== undefined;
  return (
    <div>
      {notices.map((notice, index) => (
        <p key={index} className={warns && index === 0 ? 'notice demo' : 'notice'}>
          {notice}
        </p>
      ))}
    </div>
  );
}

export function Contents({ entries }: { entries: readonly { id: string; title: string }[] }) {
  return (
    <section>
      <nav className="contents" aria-label="Contents">
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}

export function KeyFigures({ report: { visualData } }: { report: FinishedReport }) {
  if (visualData.metrics.length === 0) return null;
  return (
    <section id="key-figures">
      <h2>Key Performance Indicators</h2>
      <dl className={visualData.metrics.length % 4 === 0 ? 'figures four' : 'figures'}>
        {visualData.metrics.map(({ label, value, change, basis, derivation }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd className="value">{value}</dd>
            {hasChange(change) && <dd className={`sans ${changeTone(change)}`}>{change}</dd>}
            <dd className="basis">
              {derivation} <BasisChip basis={basis} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Summary({ report }: { report: FinishedReport }) {
  return (
    <section id="summary">
      <h2>Executive Summary</h2>
      <Paragraphs text={report.executiveSummary} />
      {report.visualData.keyInsights.length > 0 && (
        <>
          <h3>Key Insights</h3>
          <ul className="cards">
            {report.visualData.keyInsights.map(({ category, insight }, index) => (
              <li key={index}>
                <b>{insightTitles[category]}</b>
                {insight}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Above the title, and for demos at the foot of every printed page. */
export function RunningLabel({ report }: { report: FinishedReport }) {
  return (
    <>
      <div className="running" role="banner">
        <span>{productName}</span>
        {report.demo ? (
          <span className="chip demo">Demo</span>
        ) : (
          report.offline && <span className="chip offline">Offline writer</span>
        )}
      </div>
      {report.demo && <div className="print-label">Demo: illustrative figures, not facts</div>}
    </>
  );
}
