import type { Derivation } from '../../evidence';
import { unreadOperation } from './undecided/unread-operations';
import { explainCues } from './comparisons/check-cues';
import { establishedFigures } from './undecided/contradictions';
import { type Case, caseOf } from './reading/case';
import { type Cue, cuesIn } from './reading/cues';
import { denied, fallsShort, hasNone, isUndecidedDenial, reachesOther } from './reading/denials';
import { extentFinding } from './extent-statements';
import { gapFinding, gapWords } from './gap-statements';
import { type Finding, finding, isVouched, judged, nothingRead } from './judge';
import { inherit, merged } from './reading/inherit';
import { leftover, noneAhead } from './undecided/leftover';
import { kindFinding, withoutKinds } from './kind-statements';
import { ofNetCash } from './wording/net-cash-wording';
import { negations } from '../words/lexicon';
import { withoutPronouns } from './wording/plain-counts';
import { type Reading, readAgainst } from './reading/reading';
import { explainPlainClaim } from './claims/plain-claims';
import { related } from './comparisons/related-claims';
import { restrictedTo } from './comparisons/row-predicates';
import { causal, overTime, undecidedWording } from './undecided/undecided-wording';
import { scan, type Token } from '../text/scan';
import { scopeOf } from './reading/scope';
import { clausesOf, partsOf } from './reading/sentence-parts';
import { ofPlanAndActual } from './structure/planned-columns';
import { ofQuarters } from './wording/period-wording';
import { isOpenPlan, ofPlannedColumns } from './wording/planned-columns-wording';
import { ofFlows } from './wording/flow-wording';
import { ofOverall } from './wording/phrase-wording';
import { withRowNouns } from './wording/row-nouns';
import { tableWording } from './wording/table-wording';
import { toldTogether } from './wording/compound-statements';
import type { FigureColumn, Table } from './structure/tables';
import { languageOf, notRead } from '../text/language';

export { type Finding, finding, isVouched, nothingRead } from './judge';

/**
 * Checks a statement against the cited rows of one table; without `cited` against all of it. One that joins several
 * statements is checked part by part, where a part may leave the column or the row to the part before it.
 */
export function checkTable(
  table: Table,
  tokens: readonly Token[],
  text: string,
  cited?: ReadonlySet<number>,
): Finding {
  if (table.isForeign || languageOf(tokens) === 'foreign') return finding('related', notRead);
  const plain = withRowNouns(table, ofOverall(table, text));
  const kind = extentFinding(table, plain) ?? kindFinding(table, plain, cited);
  if (kind) return kind;
  const named = ofPlannedColumns(table, ofQuarters(table, withoutPronouns(table, plain)));
  const said = ofFlows(table, withoutKinds(table, ofNetCash(table, named)));
  const found = checkWording(table, said === text ? tokens : scan(said), said, cited);
  if (isVouched(found)) return found;
  const parts = toldTogether(table, said).map((part) => checkWording(table, scan(part), part, cited));
  if (parts.length > 1 && parts.every(isVouched)) return joined(parts);
  const plan = ofPlanAndActual(table, said);
  const other = plan && checkWording(plan.table, scan(plan.text), plan.text, cited);
  if (other && isVouched(other)) return other;
  if (found.verdict !== 'unsupported' || !isOpenPlan(table, said)) return found;
  const wrong = parts.some(isVouched) && parts.find(({ verdict }) => verdict === 'unsupported');
  return wrong || finding('related', 'The check could not decide what it says of the plan.');
}

/** A statement as it stands, else in the words of the table. */
function checkWording(
  table: Table,
  tokens: readonly Token[],
  text: string,
  cited: ReadonlySet<number> | undefined,
): Finding {
  const found = checkStatement(table, tokens, text, cited);
  const plain = isVouched(found) ? undefined : tableWording(table, text);
  const other = plain === undefined ? found : checkStatement(table, scan(plain), plain, cited);
  return isVouched(other) ? other : found;
}

/** A statement whose figures were found stays open where its words say more than they do. */
function checkStatement(
  table: Table,
  tokens: readonly Token[],
  text: string,
  cited?: ReadonlySet<number>,
): Finding {
  const gap = gapWords.test(text) ? gapFinding(readAgainst(table, tokens, text)) : undefined;
  if (gap) return gap;
  const found = checkParts(table, tokens, text, cited);
  if (!isVouched(found)) return found;
  const reason = undecidedWording(readAgainst(table, tokens, text), found.derivations);
  return reason === undefined ? found : finding('related', reason);
}

function checkParts(
  table: Table,
  tokens: readonly Token[],
  text: string,
  cited?: ReadonlySet<number>,
  inherited?: Reading,
): Finding {
  const whole = checkPart(readAgainst(table, tokens, text), text, cited, inherited);
  if (isVouched(whole)) return whole;
  const byClauses = checkClauses(table, text, cited, inherited);
  if (byClauses) return byClauses;
  const parts = partsOf(tokens, text);
  if (parts.length < 2) return whole;
  const readings = parts.map((part) => readAgainst(table, part, text));
  // "With 904,000 passengers, traffic in 2023 ...": a part ahead of all rows speaks of the first one.
  const ahead = readings.find(({ rows }) => rows.length > 0);
  const first = ahead && { ...ahead, columns: [], rows: ahead.rows.slice(0, 1) };
  // "In all but one of the towns, patients wait ...": a phrase ahead of the clause is no statement of its own.
  const isOneClause =
    parts.length === 2 && /^(?:in|on|at|of|for|with|by|from|between|across|among)\b/i.test(text);
  const found: Finding[] = [];
  const unnamed: FigureColumn[] = [];
  let before: Reading | undefined = inherited ?? first;
  let open: Finding | undefined;
  for (const reading of readings) {
    const next = checkPart({ ...reading }, text, cited, before);
    // What the table differs in, a part alone has as well: read as a whole, one part may stand for another.
    if (
      !isVouched(next) &&
      (whole.verdict !== 'unsupported' || next.verdict === 'unsupported' || isOneClause)
    )
      return whole;
    if (!isVouched(next)) open ??= next;
    found.push(next);
    if (next.cell && reading.columns.every(({ columns }) => columns.length !== 1))
      unnamed.push(next.cell.column);
    before = merged(reading, before);
  }
  if (open) return open;
  const other = unnamed.find((column) =>
    found.some(({ derivations }) => ranksByOther(table, column, derivations)),
  );
  if (other) return finding('related', `Only “${other.name}”, which it does not name, holds that figure.`);
  return joined(found);
}

/** Clauses that each say something of their own, "A, although B": all of them hold. Undefined where one is not known to. */
function checkClauses(
  table: Table,
  text: string,
  cited: ReadonlySet<number> | undefined,
  inherited: Reading | undefined,
): Finding | undefined {
  const found: Finding[] = [];
  let before = inherited;
  for (const clause of clausesOf(text)) {
    const tokens = scan(clause);
    const next = checkParts(table, tokens, clause, cited, before);
    if (!isVouched(next)) return undefined;
    found.push(next);
    before = merged(readAgainst(table, tokens, clause), before);
  }
  return found.length > 1 ? joined(found) : undefined;
}

const joined = (found: readonly Finding[]): Finding => ({
  verdict: found.some(({ verdict }) => verdict === 'derived') ? 'derived' : 'supported',
  derivations: found.flatMap(({ derivations }) => derivations),
  spanIds: [...new Set(found.flatMap(({ spanIds }) => spanIds))],
});

/** "With a loss of EUR 18.6 million, Q1 had the largest net loss": the figure is of another column than the place. */
const ranksByOther = ({ columns }: Table, own: FigureColumn, derivations: readonly Derivation[]): boolean =>
  columns.some(
    ({ name, unitText }) =>
      name !== own.name &&
      unitText === own.unitText &&
      derivations.some(({ text }) => text.startsWith('place of ') && text.includes(` by ${name},`)),
  );

function checkPart(
  reading: Reading,
  text: string,
  citedRows: ReadonlySet<number> | undefined,
  before?: Reading,
): Finding {
  const { table, from, to } = reading;
  const found = readPart(reading, text, citedRows, before);
  if (isVouched(found)) return found;
  const plain = checkPlainClaim(table, text, { from, to }, citedRows);
  return plain && isVouched(plain) ? plain : found;
}

/** Statements that are read word by word are short: each reading of a part costs as much as the first. */
const longestClaim = 200;
const mostFigures = 3;

/** "Is not about 563,000": the reading word by word knows no denial of a verb. */
const deniesVerb =
  /\b(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could) not\b|\bnever\b|n['’]t\b/i;

/** A part that is read word by word, without what the part before it says. */
function checkPlainClaim(
  table: Table,
  text: string,
  { from, to }: { from: number; to: number },
  citedRows: ReadonlySet<number> | undefined,
): Finding | undefined {
  if (to - from > longestClaim) return undefined;
  const own = scan(text).filter(({ at, end }) => at >= from && end <= to);
  if (
    own.filter(({ kind }) => kind === 'amount').length > mostFigures ||
    deniesVerb.test(text.slice(from, to))
  )
    return undefined;
  const reading = readAgainst(table, own, text);
  const scope = scopeOf(reading);
  const given = caseOf(reading, scope, cuesIn(reading), citedRows ?? new Set());
  const found = explainPlainClaim(given);
  const open = found && (reachesOther(given) ?? overTime(given, found));
  return found && !open ? judged(given, found, citedRows !== undefined) : undefined;
}

function readPart(
  reading: Reading,
  text: string,
  citedRows: ReadonlySet<number> | undefined,
  before?: Reading,
): Finding {
  const cited = citedRows ?? new Set<number>();
  inherit(reading, before);
  const leader = noneAhead(reading);
  if (reading.rows.length === 0 && reading.columns.length === 0 && reading.figures.length === 0)
    return finding('related', nothingRead);
  const scope = scopeOf(reading);
  const cues = cuesIn(reading).map((cue): Cue =>
    leader && cue.kind === 'compare' ? { ...cue, kind: 'extreme' } : cue,
  );
  const given = caseOf(reading, scope, cues, cited);
  const relation = related(given);
  const denial =
    leader || relation
      ? undefined
      : reading.words.find(
          ({ lower, end }) =>
            (negations.has(lower) || lower.endsWith("n't")) && !boundsBehind.test(text.slice(end)),
        );
  const short = denial && (fallsShort(given, denial) ?? hasNone(given, denial));
  const found = relation ?? [...establishedFigures(given), ...explainCues(given), ...(short ? [short] : [])];
  const wrong = found.find((each) => each.state === 'wrong');
  if (wrong && !denial) {
    const unread =
      unreadOperation(given.reading, wrong) ??
      (relation ? undefined : restrictedTo(given)) ??
      (saysSeveralThings(given) ? leftover(given, found)?.text : undefined);
    return unread !== undefined
      ? finding('related', `The check could not decide “${unread}”.`)
      : finding('unsupported', wrong.reason);
  }
  const open =
    found.find((each) => each.state === 'open') ??
    causal(given) ??
    reachesOther(given) ??
    overTime(given, found);
  if (open) return finding('related', open.reason);
  if (!denial || (short && !wrong)) return judged(given, found, citedRows !== undefined);
  if (isUndecidedDenial(given, denial, found)) return finding('related', undecidedDenial);
  if (short) return finding('unsupported', wrong?.state === 'wrong' ? wrong.reason : '');
  // "With neither a surplus nor a deficit", "without a single death": a cell may give it as 0.
  if (!wrong && /^(?:neither|without)$/i.test(denial.text)) return finding('related', undecidedDenial);
  if (!wrong)
    return finding('unsupported', `The source holds what the sentence denies with “${denial.text}”.`);
  const turned = denied(given, denial, found);
  return turned ? judged(given, turned, citedRows !== undefined) : finding('related', undecidedDenial);
}

/** "Not more than 5", "not less than half": a bound, where "not higher than in 2019" is a denial. */
const boundsBehind =
  /^ (?:less|fewer|more|lower|higher|greater) than (?:\p{Sc} ?|[A-Z]{3} )?(?:\d(?!\d{3}\b)|\d{4}\b(?= \p{L})|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|twice)\b)/u;

const undecidedDenial = 'The check does not decide what a sentence denies.';

/** Where several things are said, a word that was not read may turn the one that seems wrong to another figure or row. */
const saysSeveralThings = ({ reading: { figures, rows }, cues }: Case): boolean =>
  figures.length + rows.length + cues.length > 4;
