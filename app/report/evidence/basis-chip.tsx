import type { Basis } from '../../../modules/search/report';
import { basisLabels, isSourced } from '../../../modules/exports/chart/static-chart';
import { Chip } from '~/ui/chip';

/** Labels figures without a source. */
export function BasisChip({ basis, className }: { basis: Basis; className?: string }) {
  if (isSourced(basis)) return null;
  return (
    <Chip kind={basis === 'model' ? 'unverified' : 'illustrative'} className={className}>
      {basisLabels[basis]}
    </Chip>
  );
}
