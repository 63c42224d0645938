import { notesOf, claimVerdicts, type ClaimVerdict } from '../../modules/exports/contract';
import type { Report } from '../../modules/search/report';
import type { ChipKind } from '~/ui/chip';

type Checked = Pick<Report, 'claims' | 'sources' | 'sections' | 'demo' | 'offline' | 'partial' | 'notices'>;

/** Sentences to look at before publication, in this order. */
const doubtful = ['unsupported', 'related', 'unverified'] as const;

/** A sentence that no passage bears out, or not the whole of it. */
export type Doubt = {
  /** As its mark in the text counts it. */
  number: number;
  sentence: string;
  verdict: (typeof doubtful)[number];
  /** What the check found, where it says so. */
  reason: string | undefined;
  /** Where it stands, in words, and how to get there. */
  place: string;
  href: string;
};

/** What the evidence check found, for whoever decides about publication. */
export type Findings = {
  counts: { verdict: ClaimVerdict; count: number }[];
  /** Unsupported ones first, then related and unverified ones, each kind in the order of the text. */
  doubts: Doubt[];
  labels: Extract<ChipKind, 'demo' | 'offline' | 'partial'>[];
  /** What the checks say of the whole report, then of single sections. */
  notices: string[];
};

export function findingsOf(report: Checked): Findings {
  const notes = notesOf(report);
  const doubtsOf = (verdict: Doubt['verdict']): Doubt[] =>
    notes
      .filter((note) => note.verdict === verdict)
      .map(({ number, claim }) => ({
        number,
        sentence: claim.sentence,
        verdict: verdict,
        reason: claim.reason,
        ...placeOf(claim.section, claim.id, report),
      }));
  return {
    counts: claimVerdicts.map((verdict) => ({
      verdict: verdict,
      count: notes.filter((note) => note.verdict === verdict).length,
    })),
    doubts: doubtful.flatMap(doubtsOf),
    labels: labelsOf(report),
    notices: [
      ...report.notices,
      ...report.sections.flatMap(({ title, notes: said }) => said.map((note) => `${title}: ${note}`)),
    ],
  };
}

function labelsOf({ demo, offline, partial }: Checked): Findings['labels'] {
  const labels: Findings['labels'] = demo ? ['demo'] : offline ? ['offline'] : [];
  return partial ? [...labels, 'partial'] : labels;
}

/** Sentences of a section carry a mark; of the other parts the part itself is shown. */
function placeOf(section: string, claimId: string, { sections }: Checked): Pick<Doubt, 'place' | 'href'> {
  const own = sections.find(({ id }) => id === section);
  if (own) return { place: own.title, href: `#mark-${claimId}` };
  return parts.get(section) ?? top;
}

const top = { place: 'Opening', href: '#main' };
const parts = new Map<string, Pick<Doubt, 'place' | 'href'>>([
  ['executive-summary', { place: 'Executive Summary', href: '#summary' }],
  ['key-insights', { place: 'Key Insights', href: '#insights' }],
  ['faqs', { place: 'Questions', href: '#faq' }],
  ['recommendations', { place: 'Recommendations', href: '#recommendations' }],
  ['suggestions', { place: 'Suggestions', href: '#suggestions' }],
]);
