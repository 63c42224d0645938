import { claimPlaces, notesOf, claimVerdicts, type ClaimVerdict } from '../../modules/exports/contract';
import type { Report } from '../../modules/search/report';
import type { ChipKind } from '~/ui/chip';

type Checked = Pick<Report, 'claims' | 'sources' | 'sections' | 'demo' | 'offline' | 'partial' | 'notices'>;

/** Verdicts to look at before publication, in this order. */
const doubtful = ['unsupported', 'related', 'unverified'] as const;

/** A sentence that no passage supports, or supports only in part. */
export type Doubt = {
  /** The number of its footnote mark. */
  number: number;
  sentence: string;
  verdict: (typeof doubtful)[number];
  /** The reason of the check; undefined where it has none. */
  reason: string | undefined;
  /** The section of the sentence, and a link to it. */
  place: string;
  href: string;
};

/** The results of the evidence check, for users who decide about publication. */
export type PublicationIssues = {
  counts: { verdict: ClaimVerdict; count: number }[];
  /** Unsupported sentences first, then related and unverified ones, each verdict in the order of the text. */
  doubts: Doubt[];
  labels: Extract<ChipKind, 'demo' | 'offline' | 'partial'>[];
  /** The notices of the whole report, then of single sections. */
  notices: string[];
};

export function findPublicationIssues(report: Checked): PublicationIssues {
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
      ...report.sections.flatMap(({ title, notes }) => notes.map((note) => `${title}: ${note}`)),
    ],
  };
}

function labelsOf({ demo, offline, partial }: Checked): PublicationIssues['labels'] {
  const labels: PublicationIssues['labels'] = demo ? ['demo'] : offline ? ['offline'] : [];
  return partial ? [...labels, 'partial'] : labels;
}

/** The part of the report that a sentence stands in, and its footnote mark. */
function placeOf(section: string, claimId: string, { sections }: Checked): Pick<Doubt, 'place' | 'href'> {
  const own = sections.find(({ id }) => id === section);
  return { place: own?.title ?? places.get(section) ?? 'Opening', href: `#mark-${claimId}` };
}

const places: ReadonlyMap<string, string> = new Map(
  [...claimPlaces.before, ...claimPlaces.after].map(({ id, title }) => [id, title]),
);
