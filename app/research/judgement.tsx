import type { Basis } from '../../modules/search/report';
import { Chip } from '~/ui/chip';
import type { ShownResearch } from './research-view';

type Judged = Pick<ShownResearch, 'demo' | 'offline'>;

/** The author of a judgement, in words: none of it was measured. */
const judgeOf = ({ demo, offline }: Judged) =>
  demo ? 'Illustrative' : offline ? "Offline writer's" : "Model's";

type JudgementProps = { report: Judged; what?: 'judgement' | 'estimate'; className?: string };

/** A label for scores, priorities, ideas and predictions. */
export function Judgement({ report, what = 'judgement', className }: JudgementProps) {
  return (
    <Chip kind={report.demo ? 'illustrative' : 'unverified'} className={className}>
      {judgeOf(report)} {what}, not measured
    </Chip>
  );
}

/** The basis of a score, in words behind its figure. */
export function scoreLabel(basis: Basis, { offline }: Judged): string {
  if (basis === 'illustrative') return 'illustrative';
  if (basis === 'model') return offline ? "the offline writer's judgement" : "a model's judgement";
  return 'counted in the sources';
}

/** The same as a label. */
export function ScoreChip({ basis, report }: { basis: Basis; report: Judged }) {
  const label = scoreLabel(basis, report);
  const kind = basis === 'illustrative' ? 'illustrative' : basis === 'model' ? 'unverified' : 'derived';
  return <Chip kind={kind}>{label.charAt(0).toUpperCase() + label.slice(1)}</Chip>;
}
