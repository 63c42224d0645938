import type { CheckedFact } from '../evidence/contract';
import type { ReportLanguage } from './contract';
import { inNotation, notationOf, type Notation } from './figure-notation';
import type { LedgerFact } from './plan';
import type { Basis } from './report';

/**
 * A fact of the ledger, with the finding of its verification against the source it names. `notation`: how the report
 * writes it; English notation when absent.
 */
export type VerifiedFact = LedgerFact & { checked?: CheckedFact; notation?: Notation };

/** Matches `{{id}}`, also `{{ fact: Id }}`: any text in double braces is a placeholder. */
export const placeholder = /\{\{([^{}]*)\}\}/g;

/** The id in a placeholder. */
export const placed = (inside: string): string => inside.trim().replace(/^fact\s*:\s*/i, '');

const prefixUnits = new Set(['$', '€', '£', '¥', 'US$']);
/** "EUR million": the scale stands behind the value, "EUR 36.6 million". */
const scaledCurrency =
  /^(USD|EUR|GBP|JPY|CHF|SEK|NOK|DKK|CAD|AUD|CNY|INR|US\$|[$€£¥]) (thousand|million|billion|trillion)$/;
const tightUnits = new Set(['%', '‰', '°', 'x']);

/** Facts by id, found in any case. */
export function factIndex(facts: readonly VerifiedFact[]): ReadonlyMap<string, VerifiedFact> {
  return new Map(facts.map((fact) => [fact.id.toLowerCase(), fact]));
}

export function findFact(index: ReadonlyMap<string, VerifiedFact>, id: string): VerifiedFact | undefined {
  return index.get(
    id
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-'),
  );
}

/** A value with its unit, as shown: "37.4%", "$12.5B", "1.28 °C". The value itself is unchanged. */
export function withUnit(value: string, unit: string): string {
  const given = value.trim();
  const of = unit.trim();
  if (!of || !given || given.toLowerCase().includes(of.toLowerCase())) return given;
  if (prefixUnits.has(of))
    return /^[-+−]/.test(given) ? `${given.charAt(0)}${of}${given.slice(1)}` : `${of}${given}`;
  const [, currency, scale] = scaledCurrency.exec(of) ?? [];
  if (currency && scale)
    return prefixUnits.has(currency)
      ? `${withUnit(given, currency)} ${scale}`
      : `${currency} ${given} ${scale}`;
  return tightUnits.has(of) ? `${given}${of}` : `${given} ${of}`;
}

/** In English notation, in which figures are compared. */
export const factValue = (fact: VerifiedFact): string => withUnit(fact.value, fact.unit);

/** As a report shows it. */
export const shownValue = (fact: VerifiedFact): string => inNotation(factValue(fact), fact.notation);

/** The facts of a report in a language. */
export function factsIn<Given extends VerifiedFact>(
  facts: readonly Given[],
  language: ReportLanguage | undefined,
): Given[] {
  const notation = notationOf(language);
  return facts.map((fact) => (notation ? { ...fact, notation } : fact));
}

/** "Temperature anomaly, 2024": the period appears once. */
export function factLabel(fact: VerifiedFact): string {
  const period = fact.period.trim();
  const label = fact.label.trim();
  return !period || label.includes(period) ? label : `${label}, ${period}`;
}

/** The basis of a fact, as its word in the report. */
export function basisOf({ basis, checked }: VerifiedFact): Basis {
  if (typeof basis === 'string') return basis;
  return checked?.basis ?? ('derivation' in basis ? 'derived' : 'source');
}

/** The spans that hold a fact, or that it was derived from. */
export function spansOf({ basis, checked }: VerifiedFact): string[] {
  if (typeof basis === 'string') return [];
  if (checked && checked.spanIds.length > 0) return checked.spanIds;
  return 'span' in basis ? [basis.span] : [];
}

/** The derivation of a fact: as the verification recomputed it, else as planned. */
export function derivationOf(fact: VerifiedFact): string | undefined {
  if (basisOf(fact) !== 'derived') return undefined;
  const derivation = fact.checked?.derivation;
  if (derivation) return formatDerivation(derivation);
  return typeof fact.basis === 'object' && 'derivation' in fact.basis ? fact.basis.derivation : undefined;
}

/** The derivation of the change beside a fact. */
export const changeDerivationOf = ({ checked }: VerifiedFact): string | undefined =>
  checked?.changeDerivation && formatDerivation(checked.changeDerivation);

export const changeSpansOf = ({ checked }: VerifiedFact): string[] =>
  checked?.changeDerivation?.inputs.map(({ spanId }) => spanId) ?? [];

/** Length limit of a formula under a key figure. */
const maxFormulaLength = 48;

const formatDerivation = ({ text, formula }: { text: string; formula: string }) =>
  formula === '' || formula.length > maxFormulaLength ? text : `${text}: ${formula}`;

/** The replacement for a figure that the ledger does not hold. */
export const missingFigure = '(figure missing)';

/** A fact as shown between `before` and `after`; a unit that the writer spelled out is not repeated. */
export function inline(fact: VerifiedFact, before: string, after: string): string {
  const full = factValue(fact);
  const unit = fact.unit.trim();
  if (!unit || full === fact.value.trim()) return full;
  const follows = after.trimStart().toLowerCase().startsWith(unit.toLowerCase());
  const spelled = unit === '%' && /^\s*(per\s?cent|percentage)/i.test(after);
  const leads = prefixUnits.has(unit) && before.trimEnd().endsWith(unit);
  return follows || spelled || leads ? fact.value.trim() : full;
}

export type Resolved = { text: string; used: string[]; unresolved: string[] };

/** Fills in every `{{fact-id}}`. Ids that are not in the ledger are reported and replaced by a missing figure. */
export function resolveFacts(markdown: string, facts: readonly VerifiedFact[]): Resolved {
  const index = factIndex(facts);
  const used = new Set<string>();
  const unresolved = new Set<string>();
  const filled = markdown.replace(placeholder, (whole: string, inside: string, at: number) => {
    const id = placed(inside);
    const fact = findFact(index, id);
    if (!fact) {
      unresolved.add(id || '(empty)');
      return missingFigure;
    }
    used.add(fact.id);
    return inline(
      fact,
      markdown.slice(Math.max(0, at - 4), at),
      markdown.slice(at + whole.length, at + whole.length + 40),
    );
  });
  return { text: withoutBraces(filled), used: [...used], unresolved: [...unresolved] };
}

/** Braces left over from a placeholder that was never closed. */
export const withoutBraces = (text: string): string => text.replace(/\{\{+|\}\}+/g, '');

export const factsOf = (plan: { facts: readonly VerifiedFact[] }, ids: readonly string[]): VerifiedFact[] =>
  plan.facts.filter((fact) => ids.includes(fact.id));
