import type { ReactNode } from 'react';
import { isSourced } from '../../../modules/exports/chart/static-chart';
import { useChartLanguage } from '../../../modules/exports/contract';
import type { Basis } from '../../../modules/search/report';
import type { PlanProposal } from '../../../modules/search/assembly/plan-proposal';
import { Chip, ReportChips } from '~/ui/chip';
import { number } from '~/ui/number';
import { BasisChip } from '../evidence/basis-chip';

/** What a plan commits to: figures and datasets, each with its checked basis, and its sources. */
export function PlanContents({ proposal }: { proposal: PlanProposal }) {
  const { figures, datasets, sources, demo, offline } = proposal;
  return (
    <div className="min-w-0 space-y-10">
      <List
        title="Figures"
        empty="The plan commits to no figure."
        chips={<ReportChips report={{ demo, offline }} />}
      >
        {figures.map(({ id, label, value, basis, source }) => (
          <Line key={id} name={label} value={value} basis={basis} source={source} />
        ))}
      </List>
      <List title="Data for charts and tables" empty="The plan has no data for charts.">
        {datasets.map(({ id, title, rows, series, period, basis, source }) => (
          <Line
            key={id}
            name={title}
            value={[counted(rows, 'row'), series > 1 && counted(series, 'column'), period]
              .filter(Boolean)
              .join(', ')}
            basis={basis}
            source={isSourced(basis) ? source : undefined}
          />
        ))}
      </List>
      <List title="Sources" empty="No source: what the report says is the model’s own, and is marked so.">
        {sources.map(({ id, title, passages }) => (
          <li key={id} className={lineClass}>
            <bdi className="min-w-0">{title}</bdi>
            <span className="figures flex-none text-muted">{counted(passages, 'passage')}</span>
          </li>
        ))}
      </List>
    </div>
  );
}

type ListProps = { title: string; empty: string; chips?: ReactNode; children: ReactNode[] };

function List({ title, empty, chips, children }: ListProps) {
  return (
    <section>
      <h3 className="flex flex-wrap items-center gap-3 text-xl">
        {title} {chips}
      </h3>
      {children.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{empty}</p>
      ) : (
        <ul className="mt-3 border-t border-line text-sm">{children}</ul>
      )}
    </section>
  );
}

type LineProps = { name: string; value: string; basis: Basis; source: string | undefined };

function Line({ name, value, basis, source }: LineProps) {
  const language = useChartLanguage({ basis });
  return (
    <li className="border-b border-line py-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <bdi lang={language} className="min-w-0">
          {name}
        </bdi>
        <span className="figures max-w-1/2 flex-none text-right font-medium">{value}</span>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-muted">
        {basis === 'derived' && <Chip kind="derived" />}
        <BasisChip basis={basis} />
        {source && <span>{basis === 'derived' ? `from ${source}` : `Source: ${source}`}</span>}
      </p>
    </li>
  );
}

const lineClass = 'flex items-baseline justify-between gap-4 border-b border-line py-2.5';
const counted = (count: number, one: string) => `${number(count)} ${one}${count === 1 ? '' : 's'}`;
