import type { CitedSource, CitedSpan, Claim, Report } from '../search/report';
import type { z } from 'zod';

type Source = z.infer<typeof CitedSource>;
type Span = z.infer<typeof CitedSpan>;

/** Verdict of a claim, or `illustrative` if it was invented to show the form. */
export type ClaimVerdict = Claim['verdict'] | 'illustrative';

/** In the order they are listed and counted: most trusted first, invented last. */
export const claimVerdicts: readonly ClaimVerdict[] = [
  'supported',
  'derived',
  'related',
  'unsupported',
  'unverified',
  'illustrative',
];

/** A claim of the report with its cited spans. */
export type Note = {
  claim: Claim;
  /** Position in the report, as in the marks of the text. */
  number: number;
  verdict: ClaimVerdict;
  spans: { source: Source; span: Span }[];
};

export function verdictOf(claim: Pick<Claim, 'basis' | 'verdict'>): ClaimVerdict {
  return claim.basis === 'illustrative' ? 'illustrative' : claim.verdict;
}

/** All claims with their spans, each span once, in the order of the text. */
export function notesOf(report: Pick<Report, 'claims' | 'sources'>): Note[] {
  const spans = new Map(
    report.sources.flatMap((source) => source.spans.map((span) => [span.id, { source, span }] as const)),
  );
  return report.claims.map((claim, index) => ({
    claim,
    number: index + 1,
    verdict: verdictOf(claim),
    spans: [...new Set(claim.spanIds)].flatMap((id) => spans.get(id) ?? []),
  }));
}

/** The only explanation of verdicts for readers: states exactly what was checked. */
export const verdictLabels: Readonly<Record<ClaimVerdict, { label: string; means: string }>> = {
  supported: { label: 'Supported', means: 'The cited passages give these figures or words.' },
  derived: {
    label: 'Derived',
    means: 'Worked out again from the cited cells; its note shows the formula and the inputs.',
  },
  related: {
    label: 'Related',
    means: 'Cites a passage on the same matter; not everything it says could be checked.',
  },
  unsupported: { label: 'Unsupported', means: 'The cited source does not say this.' },
  unverified: { label: 'Unverified', means: 'No source is named for it, so nothing was checked.' },
  illustrative: { label: 'Illustrative', means: 'Invented to show the form; not a fact.' },
};

/** Reports older than the verdict `derived` call a derived figure `supported`, although no passage contains it. */
const workedOutBefore = 'The cited passages give its figures, or it was worked out from them.';

/** Explains the verdict of a claim, with its reason. */
export function meaningOf({ claim, verdict }: Pick<Note, 'claim' | 'verdict'>): string {
  const means = verdict === 'supported' && claim.derivation ? workedOutBefore : verdictLabels[verdict].means;
  const agreed = claim.sources ? ` ${claim.sources} independent sources say so.` : '';
  return claim.reason ? `${means}${agreed} ${claim.reason}` : `${means}${agreed}`;
}
