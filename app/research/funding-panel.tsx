import { amounts, budgetSplit, fundingBase, investmentAllocation, phases } from './illustrative';
import { Illustrative, IllustrativeChart } from './illustrative-part';
import { queryOf, type PanelProps } from './research-view';

/** Spec section 9: the estimated cost of such research, and its split. */
export function FundingPanel({ report }: PanelProps) {
  const base = fundingBase(queryOf(report));
  const parts = amounts(budgetSplit, base);
  return (
    <Illustrative title="What such research might cost" wide>
      <p className="label-text">Funding base</p>
      <p className="figures mt-1 font-display text-4xl leading-none">{base}M</p>
      <div className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-2">
        <IllustrativeChart
          type="doughnut"
          title="Budget split"
          series="Share of the budget"
          unit="%"
          values={budgetSplit.map(({ label, percent }) => ({ label, value: percent }))}
        />
        <IllustrativeChart
          type="bar"
          title="Investment allocation"
          series="Share of the investment"
          unit="%"
          values={investmentAllocation.map(({ label, percent }) => ({ label, value: percent }))}
        />
      </div>
      <h4 className="mt-8 text-sm font-semibold">Budget in millions</h4>
      <dl className="figures mt-2 max-w-md text-sm">
        {budgetSplit.map(({ label, percent }, at) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
            <dt>
              {label} <span className="text-muted">{percent}%</span>
            </dt>
            <dd>{parts[at]?.toFixed(2)}M</dd>
          </div>
        ))}
      </dl>
    </Illustrative>
  );
}

/** Spec section 9: phases of such research, each with its months. */
export function Phases() {
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      {phases.map(({ name, from, to, work }) => (
        <li key={name} className="border-t-2 border-ink pt-3">
          <p className="label-text figures">
            {from}-{to} months
          </p>
          <p className="mt-1 font-semibold">{name}</p>
          <p className="mt-1 text-sm text-ink-soft">{work}</p>
          <span aria-hidden className="relative mt-3 block h-1.5 rounded-full bg-line">
            <span
              className="pattern-diagonal absolute h-full rounded-full bg-accent-soft text-accent"
              style={{ left: `${(from / lastMonth) * 100}%`, width: `${((to - from) / lastMonth) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

const [, , { to: lastMonth }] = phases;
