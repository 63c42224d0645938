import type { CitedSource, CitedSpan, Claim, Report } from '../search/report';
import type { z } from 'zod';

type Source = z.infer<typeof CitedSource>;
type Span = z.infer<typeof CitedSpan>;

/** How a sentence stands: its verdict, or that it was invented to show the form. */
export type Standing = Claim['verdict'] | 'illustrative';

/** One sentence of the report and what it rests on. */
export type Note = {
  claim: Claim;
  /** Counted through the report, as the marks in the text are. */
  number: number;
  standing: Standing;
  spans: { source: Source; span: Span }[];
};

export function standingOf(claim: Pick<Claim, 'basis' | 'verdict'>): Standing {
  return claim.basis === 'illustrative' ? 'illustrative' : claim.verdict;
}

/** Every marked sentence with its spans found, in the order of the text. */
export function notesOf(report: Pick<Report, 'claims' | 'sources'>): Note[] {
  const spans = new Map(
    report.sources.flatMap((source) => source.spans.map((span) => [span.id, { source, span }] as const)),
  );
  return report.claims.map((claim, index) => ({
    claim,
    number: index + 1,
    standing: standingOf(claim),
    spans: claim.spanIds.flatMap((id) => spans.get(id) ?? []),
  }));
}

/** What a standing means, for those who read no code. */
export const standingWords: Readonly<Record<Standing, { label: string; means: string }>> = {
  supported: { label: 'Supported', means: 'The cited passage says this.' },
  unsupported: { label: 'Unsupported', means: 'It cites a source, but the cited passage does not say this.' },
  unverified: { label: 'Unverified', means: 'It comes from the model; no attached source says it.' },
  illustrative: { label: 'Illustrative', means: 'Invented to show the form; not a fact.' },
};
