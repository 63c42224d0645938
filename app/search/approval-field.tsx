import { approvalDays } from '../../modules/search/limits';

/** Whether the plan is shown before anything is written: a checkbox, which needs no scripts. `chosen`: before a refusal. */
export function ApprovalField({ chosen }: { chosen: boolean }) {
  return (
    <div>
      <label className="touch flex cursor-pointer items-center gap-3 text-sm font-medium">
        <input
          type="checkbox"
          name="approvePlan"
          value="yes"
          defaultChecked={chosen}
          aria-describedby="approve-plan-hint"
          className="size-5 flex-none accent-accent"
        />
        Show me the plan before the report is written
      </label>
      <p id="approve-plan-hint" className="-mt-1 ml-8 text-xs text-muted">
        You see its sections, figures, sources and cost, and leave out what you do not need. Nothing else is
        spent until you decide; after {approvalDays} days without a decision the search is given back.
      </p>
    </div>
  );
}
