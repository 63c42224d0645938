import { isTableKind, type Derivation, type Evidence, type Source, type Verdict } from '../evidence';
import { captionBy, captionIn, headingsIn, linesAbove } from './tables/structure/captions';
import { sentencesOf } from './text/sentences';
import { checkProse } from './prose/check-prose';
import { isCopied, isRowCopied } from './prose/wording/copied-clauses';
import { objectionTo } from './prose/objections/objections';
import {
  organisationOf,
  type Passage,
  readPassage,
  surroundingsOf,
  textsAround,
} from './prose/reading/read-passage';
import { readSentence } from './prose/reading/read-sentence';
import { checkCited } from './tables/cited-cells';
import { checkTable, type Finding, finding, isVouched, nothingRead } from './tables/check-table';
import { bestOf, ofViews } from './tables/judge';
import { checkFact } from './check-fact';
import { type CheckedFact, type FactToCheck, joinedDerivation } from './figures';
import { withMoneyUnits } from './tables/structure/money-notes';
import { checkQuotes } from './quotes/check-quote';
import { type CitedPassage, readCitedPassage } from './quotes/cited-passage';
import { withoutRoles } from './quotes/named-roles';
import { type Quote, quoteIn, quotesIn } from './quotes/quotes';
import { languageOf } from './text/language';
import { laterFirst, runsBackwards } from './text/backward-periods';
import { longestSentence, scan, type Token } from './text/scan';
import { plainText } from './text/plain-text';
import { withPositiveCosts } from './tables/structure/result-labels';
import { speaksOf } from './tables/structure/period-columns';
import { openIfAnnotated } from './tables/annotated-cells';
import { ofNamedMeasure } from './tables/structure/named-measures';
import { viewsOf } from './tables/structure/series-views';
import type { Table } from './tables/structure/tables';
import { checkQuantified } from './quantified/check-quantified';

/** What the check of a sentence found. Contract section 3, evidence. */
export type Checked = {
  verdict: Verdict;
  /** The figures of the sentence, as written. */
  numbers: string[];
  /** The passages it cites, and those that its derived figures were worked out from. */
  spanIds: string[];
  derivation?: Derivation;
  reason?: string;
  /** It quotes words of two or more. */
  quotes: boolean;
};

type Place = { source: Source; index: number };

/** Figures and periods of a sentence that is checked; time grows with more than their square. */
const mostFigures = 30;
/** Quotations of a sentence that is checked; each is looked for in every cited passage. */
const mostQuotes = 12;

/**
 * Reads evidence once and checks statements against it: sentences, ledger figures, rows. Pure, without a model; time
 * grows with what a statement cites, not with all evidence. Contract section 5, "Verdicts".
 */
export class Verifier {
  private readonly places: ReadonlyMap<string, Place>;
  private readonly datasetOfRow: ReadonlyMap<string, string>;
  private readonly tables = new Map<string, readonly Table[]>();
  private readonly passages = new Map<string, Passage>();
  private readonly quotable = new Map<string, CitedPassage>();
  /** Titles as they are compared, made for the first quote. */
  private titles?: ReadonlySet<string>;

  /** `names`: titles that may stand in quotation marks without being a quote, such as the question. */
  constructor(
    private readonly evidence: Evidence,
    private readonly names: readonly string[] = [],
  ) {
    this.places = new Map(
      evidence.sources.flatMap((source) =>
        source.spans.map((span, index) => [span.id, { source, index }] as const),
      ),
    );
    this.datasetOfRow = new Map(
      evidence.datasets.flatMap(({ id, spanIds }) => spanIds.map((span) => [span, id] as const)),
    );
  }

  /** The verdict of one sentence, without its citation marks, on the passages it cites. */
  sentence({ sentence, spanIds }: { sentence: string; spanIds: readonly string[] }): Checked {
    const text = plainText(sentence).slice(0, longestSentence);
    const tokens = scan(text);
    const quotes = this.quotesOf(text);
    const base = {
      numbers: tokens.flatMap((token) =>
        token.kind === 'amount' && !token.amount.ordinal ? [token.amount.text.trim()] : [],
      ),
      spanIds: spanIds.filter((id) => this.places.has(id)),
      quotes: quotes.length > 0,
    };
    if (spanIds.length === 0) return { ...base, verdict: 'unverified' };
    if (base.spanIds.length < spanIds.length)
      return { ...base, verdict: 'unsupported', reason: 'It cites a passage that does not exist.' };
    if (tokens.filter(({ kind }) => kind === 'amount' || kind === 'period').length > mostFigures)
      return { ...base, verdict: 'related', reason: 'It holds too many figures to check.' };
    if (quotes.length > mostQuotes)
      return { ...base, verdict: 'related', reason: 'It holds too many quotations to check.' };
    const found = this.check(text, tokens, quotes, base.spanIds);
    const derivation = found.derivations.length > 0 ? joinedDerivation(found.derivations) : undefined;
    const inputs = derivation?.inputs.map(({ spanId }) => spanId) ?? [];
    return {
      ...base,
      spanIds: [...new Set([...base.spanIds, ...found.spanIds, ...inputs])],
      verdict: found.verdict,
      ...(found.reason ? { reason: found.reason } : {}),
      ...(derivation ? { derivation } : {}),
    };
  }

  /** Whether a source holds a figure of the ledger: value, unit, label and period together. */
  fact(fact: FactToCheck): CheckedFact {
    return checkFact(fact, {
      onPassage: (text, span) => this.check(text, scan(text), [], this.places.has(span) ? [span] : []),
      onDataset: (text, dataset) => this.checkDataset(text, dataset),
      rowAt: (span) => this.rowAt(span),
    });
  }

  private checkDataset(text: string, dataset: string): Finding {
    const tokens = scan(text);
    const results = this.viewsFor(dataset, tokens, text).map((table) => checkTable(table, tokens, text));
    const best = ofViews(results) ?? finding('related', unnamedMeasure);
    return openIfAnnotated(best, tokens, [], this.textOf);
  }

  /** The dataset that a passage is a row of, and what the row is called. */
  private rowAt(span: string): { dataset: string; name: string } | undefined {
    const id = this.datasetOfRow.get(span);
    const held = this.evidence.datasets.find((each) => each.id === id);
    if (!held) return undefined;
    const label = held.columns.findIndex(({ type }) => type === 'text');
    return { dataset: held.id, name: String(held.rows[held.spanIds.indexOf(span)]?.[label] ?? '') };
  }

  private check(
    text: string,
    tokens: readonly Token[],
    quotes: readonly Quote[],
    spanIds: readonly string[],
  ): Finding {
    const rows = new Map<string, string[]>();
    const prose: string[] = [];
    for (const id of spanIds) {
      const dataset = this.datasetAt(id);
      if (dataset === undefined) prose.push(id);
      else rows.set(dataset, [...(rows.get(dataset) ?? []), id]);
    }
    const copied = spanIds.filter((id) =>
      this.datasetAt(id) === undefined
        ? isCopied(text, this.passageAt(id)?.sentences ?? [])
        : isRowCopied(text, this.textOf(id)),
    );
    if (copied.length > 0) return { ...finding('supported'), spanIds: copied };
    const results: Finding[] = [];
    for (const [id, cited] of quotes.length > 0 ? [] : rows) {
      const found = this.viewsFor(id, tokens, text).map((table) => checkCited(table, tokens, text, cited));
      const best = ofViews(found);
      const own = best && openIfAnnotated(best, tokens, cited, this.textOf);
      const check = (part: string) => this.checkDataset(part, id);
      if (own) results.push(checkQuantified(this.tablesAt(id), text, cited, own, check));
    }
    // What a passage does not give, a cited row may that could not be decided.
    const undecided = results.find(({ verdict, reason }) => verdict === 'related' && reason !== nothingRead);
    const passage = prose.length > 0 ? this.proseFinding(text, tokens, quotes, prose) : undefined;
    if (passage) results.push(passage.verdict === 'unsupported' && undecided ? undecided : passage);
    else if (quotes.length > 0) results.push(this.quoteInCells(quotes, [...rows.values()].flat()));
    const best = bestOf(results) ?? finding('related', rows.size > 0 ? unnamedMeasure : undefined);
    return isVouched(best) && runsBackwards(tokens, text) ? finding('related', laterFirst) : best;
  }

  /** Remarks in cells hold quotes, too; who speaks there is not read. */
  private quoteInCells(quotes: readonly Quote[], ids: readonly string[]): Finding {
    const isHeld = ({ text }: Quote) => ids.some((id) => quoteIn(text, this.textOf(id)).check === 'holds');
    return quotes.every(isHeld)
      ? finding('related', 'The check could not decide whose words these are.')
      : finding('unsupported', 'The cited passage holds no such quote.');
  }

  private proseFinding(
    text: string,
    tokens: readonly Token[],
    quotes: readonly Quote[],
    ids: readonly string[],
  ): Finding {
    const found = this.proseFindingOf(text, tokens, quotes, ids);
    if (isVouched(found)) return found;
    const around = new Set(ids.flatMap((id) => textsAround(this.places.get(id))));
    const plain = withoutRoles(text, [...around], organisationOf(this.passageAt(ids[0] ?? '')));
    if (plain === undefined) return found;
    const other = this.proseFindingOf(plain, scan(plain), this.quotesOf(plain), ids);
    if (!isVouched(other)) return found;
    // The role itself may be turned: "who was not involved".
    return objectionTo(readSentence(text, tokens), this.passagesOf(ids), other) ?? other;
  }

  private passagesOf = (ids: readonly string[]) => ids.flatMap((id) => this.passageAt(id) ?? []);

  private quotesOf = (text: string) => quotesIn(text).filter((quote) => !this.isName(quote.text));

  private proseFindingOf(
    text: string,
    tokens: readonly Token[],
    quotes: readonly Quote[],
    ids: readonly string[],
  ): Finding {
    const cited = quotes.length > 0 ? ids.flatMap((id) => this.citedAt(id) ?? []) : [];
    const check = (statement: string) => isVouched(this.proseFinding(statement, scan(statement), [], ids));
    const quoted = checkQuotes(quotes, text, cited, languageOf(tokens) === 'foreign', check);
    if (quoted) return quoted;
    return checkProse(readSentence(text, tokens), this.passagesOf(ids), quotes);
  }

  /** A passage as quotes are looked for in it. */
  private citedAt(id: string): CitedPassage | undefined {
    const known = this.quotable.get(id);
    const place = known ? undefined : this.places.get(id);
    if (!place) return known;
    const cited = readCitedPassage(place.source, place.index, this.passageAt(id)?.context ?? new Set());
    this.quotable.set(id, cited);
    return cited;
  }

  private readonly textOf = (id: string): string => {
    const place = this.places.get(id);
    return place?.source.spans[place.index]?.text ?? '';
  };

  /** The dataset that a span is a row or the header of. */
  private datasetAt(id: string): string | undefined {
    const own = this.datasetOfRow.get(id);
    const place = this.places.get(id);
    if (own !== undefined || !place || !this.textOf(id).startsWith('Columns: ')) return own;
    return this.datasetOfRow.get(place.source.spans[place.index + 1]?.id ?? '');
  }

  /** A table as it is, with a row a period where periods stand side by side, and the columns of each period alone; or a series a row. */
  private tablesAt(id: string): readonly Table[] {
    const known = this.tables.get(id);
    const held = known ? undefined : this.evidence.datasets.find((each) => each.id === id);
    if (!held) return known ?? [];
    const source = this.evidence.sources.find((each) => each.id === held.sourceId);
    const notes = this.notesOf(source);
    const lines = linesAbove(held, source?.spans ?? []);
    const dataset = withPositiveCosts(withMoneyUnits(held, [...lines, ...notes]));
    const caption = captionIn(lines) ?? captionBy(held, lines);
    const tables = viewsOf(dataset, caption, source, [...notes, ...headingsIn(lines)]);
    this.tables.set(id, tables);
    return tables;
  }

  /** The tables that a statement may speak of: those of one period or measure where it says what it says of that one. */
  private viewsFor(id: string, tokens: readonly Token[], text: string): readonly Table[] {
    return ofNamedMeasure(this.tablesAt(id), text).filter(
      (table) => table.only === undefined || speaksOf(table, tokens, text),
    );
  }

  /** Lines above the only table of a file describe it. */
  private notesOf(source: Source | undefined): string[] {
    if (!source || !isTableKind(source.kind) || source.datasets.length > 1) return [];
    return source.spans
      .slice(0, 12)
      .filter(({ id, text }) => !this.datasetOfRow.has(id) && !text.startsWith('Columns: '))
      .map(({ text }) => text);
  }

  private passageAt(id: string): Passage | undefined {
    const known = this.passages.get(id);
    const place = known ? undefined : this.places.get(id);
    if (!place) return known;
    const texts = sentencesOf(plainText(this.textOf(id)));
    const passage = readPassage(id, texts, surroundingsOf(place));
    this.passages.set(id, passage);
    return passage;
  }

  private isName(text: string): boolean {
    this.titles ??= new Set(
      [...this.names, ...this.evidence.sources.map(({ title }) => title)].map(plainName),
    );
    return this.titles.has(plainName(text));
  }
}

/** Of a table with a row for each measure: none of them is named with all its words. */
const unnamedMeasure = 'It does not name the measure as the source does.';

const plainName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
