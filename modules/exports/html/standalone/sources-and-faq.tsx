import { Fragment } from 'react';
import { confidenceLines, percent, qualityText } from '../../confidence';
import type { FinishedReport } from '../../finished-report';
import type { Note } from '../../claim-notes';
import type { SourceOrigin as Origin } from '../../../evidence/evidence';
import { sourceGroups, type ListedSource } from '../../source-groups';
import { modelStatusWords, originText } from '../../labels';
import type { MarkedTexts } from '../../marked-texts';
import { NoteItem } from './note-item';
import { Paragraphs, Sentences, type NotesByClaim } from './prose';

type TextsProps = { report: FinishedReport; texts: MarkedTexts; notes: NotesByClaim };

export function Recommendations({ report, texts, notes }: TextsProps) {
  if (texts.recommendations.length === 0) return null;
  return (
    <section id="recommendations">
      <h2>Strategic Recommendations</h2>
      <ul lang={report.language} className="cards">
        {texts.recommendations.map(({ title, description, category }, index) => (
          <li key={index}>
            <b>
              <Sentences sentences={category} notes={notes} />
            </b>
            <strong>
              <Sentences sentences={title} notes={notes} />
            </strong>{' '}
            <Sentences sentences={description} notes={notes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Confidence({ report: { confidenceScores, aiSources } }: { report: FinishedReport }) {
  return (
    <section id="confidence">
      <h2>Analysis Confidence Scores</h2>
      <table className="scores">
        <tbody>
          {confidenceLines(confidenceScores).map(({ label, score, measures }) => (
            <tr key={label}>
              <td>{label}</td>
              <td>
                {percent(score)} ({qualityText(score)})
              </td>
              <td>
                <span className="bar">
                  <i style={{ width: percent(score) }} />
                </span>
              </td>
              <td>{measures}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {aiSources && (
        <p className="sans">
          Model 2: {modelStatusWords(aiSources.model2.status)}. Claude:{' '}
          {modelStatusWords(aiSources.claude.status)}.
        </p>
      )}
    </section>
  );
}

export function Faq({ report: { language }, texts: { faqs }, notes }: TextsProps) {
  if (faqs.length === 0) return null;
  return (
    <section id="faq">
      <h2>Frequently Asked Questions</h2>
      {faqs.map(({ id, question, answer }) => (
        <details key={id} open>
          <summary lang={language}>
            <Sentences sentences={question} notes={notes} />
          </summary>
          <Paragraphs paragraphs={answer} notes={notes} />
        </details>
      ))}
    </section>
  );
}

type SourcesProps = { report: FinishedReport; notes: readonly Note[]; isOnSite?: boolean };

/** The sources, followed by the notes of all claims. `isOnSite`: the product serves the page, so notes may link to it. */
export function Sources({ report, notes, isOnSite = false }: SourcesProps) {
  if (report.sources.length === 0 && notes.length === 0) return null;
  return (
    <section id="sources">
      <h2>Sources and notes</h2>
      {sourceGroups(report).map(({ kind, title, sources }) => (
        <Fragment key={kind}>
          {title && <h3>{title}</h3>}
          {sources.map((source) => (
            <SourceLines key={source.id} source={source} />
          ))}
        </Fragment>
      ))}
      <ol className="notes">
        {notes.map((note) => (
          <NoteItem key={note.claim.id} note={note} reportId={isOnSite ? report.id : undefined} />
        ))}
      </ol>
    </section>
  );
}

const SourceLines = ({ source: { title, kind, cited, sha256, ...origin } }: { source: ListedSource }) => (
  <p className="source">
    <b>{title}</b> · {kind}
    {cited && ` · ${cited}`}
    <br />
    <SourceOrigin {...origin} />
    <code>sha256 {sha256}</code>
  </p>
);

/** Where and when a page was fetched. */
function SourceOrigin({ url, ...origin }: Origin) {
  const text = originText(origin);
  if (!text && !url) return null;
  return (
    <>
      {text}{' '}
      {url && (
        <a href={url} rel="noopener noreferrer nofollow">
          {url}
        </a>
      )}
      <br />
    </>
  );
}
