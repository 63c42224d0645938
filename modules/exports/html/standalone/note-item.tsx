import type { ReportId } from '../../../kernel/report-id';
import { inputsOf, moreWords, passageId, shownFirst, type ReadInput } from '../../derivation';
import { originText } from '../../labels';
import { meaningOf, verdictLabels, type Note } from '../../claim-notes';
import { useReportLanguage } from '../../report-language';

/** A claim with its verdict, reason, derivation and passages. With `reportId` it links to the page of its chain. */
export function NoteItem({ note, reportId }: { note: Note; reportId?: ReportId }) {
  const { claim, number, verdict } = note;
  return (
    <li className="note" id={`note-${claim.id}`}>
      <a href={`#mark-${claim.id}`} aria-label={`Back to sentence ${number}`}>
        {number}
      </a>
      <div>
        <span className={`chip ${verdict}`}>{verdictLabels[verdict].label}</span>
        <p lang={useReportLanguage()}>{claim.sentence}</p>
        {(claim.reason ?? claim.sources) && <p className="reason">{meaningOf(note)}</p>}
        <Derivation note={note} />
        <Passages note={note} />
        <Snapshots note={note} />
        {reportId !== undefined && (
          <a className="chain" href={`/results/${reportId}/claims/${claim.id}`} rel="nofollow">
            What is behind it
          </a>
        )}
      </div>
    </li>
  );
}

function Derivation({ note }: { note: Note }) {
  const { id, derivation } = note.claim;
  if (!derivation) return null;
  const inputs = inputsOf(note);
  const rest = inputs.slice(shownFirst);
  return (
    <>
      <p>Derivation: {derivation.text}</p>
      {derivation.formula && <p className="formula">{derivation.formula}</p>}
      {inputs.length > 0 && <Inputs claimId={id} inputs={inputs.slice(0, shownFirst)} />}
      {rest.length > 0 && (
        <details className="rest">
          <summary>{moreWords(rest.length, 'input')}</summary>
          <Inputs claimId={id} inputs={rest} />
        </details>
      )}
    </>
  );
}

/** Input cells, each with a link to its passage. */
const Inputs = ({ claimId, inputs }: { claimId: string; inputs: readonly ReadInput[] }) => (
  <ul className="inputs">
    {inputs.map(({ label, figure, passage }, index) => (
      <li key={index}>
        {passage ? <a href={`#${passageId(claimId, passage.id)}`}>{label}</a> : <span>{label}</span>}{' '}
        <b>{figure}</b>
      </li>
    ))}
  </ul>
);

function Passages({ note: { claim, spans } }: { note: Note }) {
  const rest = spans.slice(shownFirst);
  return (
    <>
      <Quotes claimId={claim.id} spans={spans.slice(0, shownFirst)} />
      {rest.length > 0 && (
        <details className="rest passages">
          <summary>{moreWords(rest.length, 'passage')}</summary>
          <Quotes claimId={claim.id} spans={rest} />
        </details>
      )}
    </>
  );
}

const Quotes = ({ claimId, spans }: { claimId: string; spans: Note['spans'] }) =>
  spans.map(({ source, span }) => (
    <blockquote key={span.id} id={passageId(claimId, span.id)}>
      “<bdi>{span.text}</bdi>” <bdi>{source.title}</bdi>
      {span.page !== undefined && `, page ${span.page}`}
      {span.line !== undefined && `, line ${span.line}`}
    </blockquote>
  ));

/** Date, address and hash of each cited source, on screen only: a printed report has them in its list of sources. */
const Snapshots = ({ note: { spans } }: { note: Note }) =>
  [...new Set(spans.map(({ source }) => source))].map(({ id, title, sha256, ...origin }) => (
    <p key={id} className="snapshot">
      {[title, originText(origin), `sha256 ${sha256.slice(0, 12)}…`].filter(Boolean).join(', ')}
    </p>
  ));
