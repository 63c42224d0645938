import type { Metric } from '../../report';
import { isSourced } from './figures';
import { defaultChange } from './metric-defaults';

/** The aspect of its subject that a figure describes; the level comes first, then changes. */
const kinds = ['level', 'change', 'extreme', 'further'] as const;
type Kind = (typeof kinds)[number];
type Candidate = { metric: Metric; kind: Kind; subject: string };

const openings: readonly [RegExp, Kind][] = [
  [/^(?:growth|increase|decrease|rise|fall|change|decline|gain|loss) (?:of|in) /, 'change'],
  [/^(?:highest|lowest|peak|record) /, 'extreme'],
  [/ at the start$/, 'further'],
  [
    /^(?:mean|average|total|sum|range|steps?|rises|falls|largest (?:rise|fall)s?|number|rows?)(?: of| in)? /,
    'further',
  ],
];

/**
 * Key figures without near-duplicates: one of each kind per subject, and no change beside a level that already includes
 * it. Extremes and further ones are taken only if there would be too few.
 */
export function selectMetrics(
  metrics: readonly Metric[],
  { atLeast, atMost }: { atLeast: number; atMost: number },
): Metric[] {
  const ranked = metrics.map(read).sort((a, b) => rank(a) - rank(b));
  const chosen: Candidate[] = [];
  for (const candidate of ranked) {
    const wanted = chosen.length < (isLeading(candidate) ? atMost : atLeast);
    if (wanted && !chosen.some((other) => repeats(candidate, other))) chosen.push(candidate);
  }
  return chosen.map(({ metric }) => metric);
}

function read(metric: Metric): Candidate {
  const words = metric.label.toLowerCase().replace(/,[^,]*$/, '');
  const [opening, kind] = openings.find(([start]) => start.test(words)) ?? [/^latest /, 'level' as const];
  return { metric, kind, subject: words.replace(opening, '').trim() };
}

const isLeading = ({ kind }: Candidate) => kind === 'level' || kind === 'change';

/** Sourced ones first, then by kind; within a kind, those with a known change first. */
const rank = ({ metric, kind }: Candidate) =>
  (isSourced(metric.basis) ? 0 : 100) + kinds.indexOf(kind) * 10 + (hasChange(metric) ? 0 : 1);
const hasChange = ({ change }: Metric) => change !== defaultChange;

function repeats(candidate: Candidate, other: Candidate): boolean {
  if (candidate.subject !== other.subject) return false;
  if (candidate.metric.value === other.metric.value) return true;
  const includesChange = other.kind === 'level' && hasChange(other.metric);
  return candidate.kind === 'change'
    ? includesChange || other.kind === 'change'
    : candidate.kind === 'extreme' && other.kind === 'extreme';
}
