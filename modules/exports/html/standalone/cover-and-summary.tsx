import { productName } from '../../../kernel/product';
import { modelNames } from '../../../models/contract';
import type { FinishedReport } from '../../finished-report';
import { changeTone } from '../../metric-style';
import { verdictLabels } from '../../claim-notes';
import { hasChange, insightTitles, verdictCounts } from '../../labels';
import type { MarkedTexts } from '../../marked-texts';
import { sourceCount } from '../../source-groups';
import { BasisChip } from './exhibits';
import { Paragraphs, Sentences, type NotesByClaim } from './prose';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

type TextsProps = { texts: MarkedTexts; notes: NotesByClaim };
type CoverProps = TextsProps & { report: FinishedReport; otherLetters: readonly string[] };

/** Title, finding, notices and details of the report; the title page in print. */
export function Cover({ report, texts, notes, otherLetters }: CoverProps) {
  return (
    <header>
      <div className="running">
        <b>{productName}</b>
        <Labels report={report} />
      </div>
      <h1 lang={report.language} className={titleSize(report.title)}>
        <bdi>
          <Sentences sentences={texts.title} notes={notes} />
        </bdi>
      </h1>
      <p lang={report.language} className="lead">
        <Sentences sentences={texts.summary} notes={notes} />
      </p>
      <Notices report={report} otherLetters={otherLetters} />
      <CoverDetails report={report} />
    </header>
  );
}

/** A smaller size for long titles, so that title and finding fit on the title page. */
function titleSize({ length }: string): string | undefined {
  if (length > 140) return 'longer';
  return length > 60 ? 'long' : undefined;
}

/** Status labels of the report. */
function Labels({ report: { demo, offline, partial } }: { report: FinishedReport }) {
  return (
    <span>
      {demo && <span className="chip demo">Demo</span>}
      {offline && !demo && <span className="chip offline">Offline writer</span>}
      {partial && <span className="chip partial">Partial</span>}
    </span>
  );
}

type NoticesProps = { report: FinishedReport; otherLetters?: readonly string[] };

/**
 * Notices: how the report was written, or what is missing. The last one is hidden; the printer fills it with the
 * characters that its machine has no font for.
 */
export function Notices({ report: { notices, demo, partial }, otherLetters = [] }: NoticesProps) {
  const warns = demo || partial !== undefined;
  return (
    <div className="notices">
      {notices.map((notice, index) => (
        <p key={index} className={warns && index === 0 ? 'notice demo' : 'notice'}>
          {notice}
        </p>
      ))}
      {otherLetters.length > 0 && <p className="notice" hidden data-letters={otherLetters.join('')} />}
    </div>
  );
}

function CoverDetails({ report }: { report: FinishedReport }) {
  const { visualData, sources, sections } = report;
  const facts = [
    ['Date', <time dateTime={report.createdAt}>{date.format(new Date(report.createdAt))}</time>],
    ['Written by', `${modelNames[report.model]}${report.offline ? ', offline writer' : ''}`],
    ['Length', `${report.wordCount.toLocaleString('en')} words in ${counted(sections.length, 'section')}`],
    [
      'Exhibits',
      `${counted(visualData.charts.length, 'chart')}, ${counted(visualData.tables.length, 'table')}`,
    ],
    ['Sources', sources.length ? sourceCount(sources) : 'None attached'],
    ['Keywords', report.keywords.join(', ')],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(
        ([name, detail]) =>
          detail && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Table of contents, with page numbers in our PDF, and the legend of the marks. */
export function Contents({ entries, report }: { entries: readonly Entry[]; report: FinishedReport }) {
  return (
    <section className="front">
      <h2>Contents</h2>
      <nav className="contents" aria-label="Contents">
        <ol>
          {entries.map(({ id, title, inside }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span lang={inside ? report.language : undefined}>{title}</span>
                <span className="page" data-page-of={id} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <Legend report={report} />
    </section>
  );
}
type Entry = { id: string; title: string; inside?: boolean };

function Legend({ report: { claims } }: { report: FinishedReport }) {
  const counts = verdictCounts(claims);
  if (counts.length === 0) return null;
  return (
    <div className="legend">
      <h3>What the sentences rest on</h3>
      <p className="sans">
        Every sentence that cites, quotes or carries a number has a small figure, which leads to its note at
        the end.
      </p>
      <ul>
        {counts.map(({ verdict, count }) => (
          <li key={verdict}>
            <span className="count">{count}</span>
            <span className={`chip ${verdict}`}>{verdictLabels[verdict].label}</span>
            <span>{verdictLabels[verdict].means}</span>
          </li>
        ))}
      </ul>
    </div>
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

export function Summary({ report, texts, notes }: TextsProps & { report: FinishedReport }) {
  return (
    <section id="summary">
      <h2>Executive Summary</h2>
      <Paragraphs paragraphs={texts.executiveSummary} notes={notes} />
      {texts.keyInsights.length > 0 && (
        <>
          <h3>Key Insights</h3>
          <ul className="cards">
            {texts.keyInsights.map(({ category, insight }, index) => (
              <li key={index}>
                <b>{insightTitles[category]}</b>
                <span lang={report.language}>
                  <Sentences sentences={insight} notes={notes} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
