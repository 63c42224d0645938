import { Form, Link, useNavigation } from '@remix-run/react';
import type { ReportId } from '../../../modules/kernel/report-id';
import type { RunningWorkflow } from '../../../composition/application/moderation';
import { Badge } from '~/ui/badge';
import { Button, buttonClass } from '~/ui/button';
import { number } from '~/ui/number';
import { age } from './amounts';
import type { OperationsShown } from './load-operations.server';
import { operationsPath } from './operation-messages';
import { EmptyPanel, Panel } from './panel';

const names: ReadonlyMap<string, string> = new Map([
  ['generate-visual-report', 'Visual report'],
  ['generate-research-report', 'Research report'],
  ['erase-account', 'Erasing an account'],
]);

/** Running work, the longest running first. */
export function RunningWork({
  running,
  runningTotal,
  showsAllWorkflows,
  now,
}: Pick<OperationsShown, 'running' | 'runningTotal' | 'showsAllWorkflows' | 'now'>) {
  return (
    <Panel id="running" title="Running work" aside={runningTotal > 0 && number(runningTotal)}>
      {running.length === 0 ? (
        <EmptyPanel>
          Nothing runs. A report that is being written stands here with its step and its age, and can be
          cancelled.
        </EmptyPanel>
      ) : (
        <ul className="border-b border-line">
          {running.map((workflow) => (
            <Workflow key={workflow.id} workflow={workflow} now={now} />
          ))}
        </ul>
      )}
      {runningTotal > running.length && (
        <p className="mt-2 text-sm text-muted">
          The {number(running.length)} that have run longest, of {number(runningTotal)}.
        </p>
      )}
      {!showsAllWorkflows && (
        <p className="mt-2 text-sm text-muted">
          Reports alone are listed. Workflows run on Temporal, whose own page shows all of them.
        </p>
      )}
    </Panel>
  );
}

function Workflow({ workflow, now }: { workflow: RunningWorkflow; now: string }) {
  const { id, name, searchId: reportId, startedAt, step, failures, lastFailure } = workflow;
  return (
    <li className="grid items-start gap-x-6 gap-y-2 border-t border-line py-3 text-sm sm:grid-cols-[minmax(0,1fr)_5rem_minmax(0,15rem)]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{names.get(name) ?? name}</span>
          {failures > 0 && (
            <Badge tone="caution">
              {failures === 1 ? '1 failed attempt' : `${number(failures)} failed attempts`}
              {lastFailure && `, ${lastFailure}`}
            </Badge>
          )}
        </p>
        <p className="mt-1 text-ink-soft">{step}</p>
        <p className="mt-1 font-mono text-xs break-all text-muted">
          {reportId ? (
            <Link to={`/results/${reportId}`} className="link inline-block pointer-coarse:py-4">
              {id}
            </Link>
          ) : (
            id
          )}
        </p>
      </div>
      <p className="figures text-muted sm:text-right">
        <span className="sm:hidden">For </span>
        {age(startedAt, now)}
      </p>
      {reportId ? <Cancel reportId={reportId} /> : <span />}
    </li>
  );
}

/** Asks before work is lost, with scripts and without. */
function Cancel({ reportId }: { reportId: ReportId }) {
  const isSending = useNavigation().formData?.get('item') === reportId;
  return (
    <Form method="post" action={operationsPath} preventScrollReset>
      <input type="hidden" name="item" value={reportId} />
      <details>
        <summary
          className={buttonClass('quiet', 'small', 'list-none text-negative! max-sm:-ml-3')}
          aria-label={`Cancel… ${reportId}`}
        >
          Cancel…
        </summary>
        <div className="mt-2 border-l-3 border-negative bg-negative-soft px-4 py-3">
          <p className="text-ink-soft">What is written so far is lost. Its owner gets the search back.</p>
          <Button
            type="submit"
            name="intent"
            value="cancel"
            look="danger"
            size="small"
            disabled={isSending}
            className="mt-3"
          >
            Cancel this search
          </Button>
        </div>
      </details>
    </Form>
  );
}
