import { Client, Connection } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils';
import type { TemporalEngineDeps } from '../../workflows/adapters/engine.temporal';
import { createDataConverter } from '../../workflows/adapters/temporal/data-converter';

/** A client of the server, as an operator has it. `cleanUp` receives its close function. */
export function openTemporalClient(
  { address, namespace, secret }: Pick<TemporalEngineDeps, 'address' | 'namespace' | 'secret'>,
  cleanUp: (() => Promise<void>)[],
) {
  const connection = Connection.lazy({ address });
  cleanUp.push(() => connection.close());
  const client = new Client({ connection, namespace, dataConverter: createDataConverter(secret) });
  return {
    workflow: client.workflow,
    service: connection.workflowService,
    operator: connection.operatorService,
    /** The raw history on the server. */
    historyOf: async (id: string) => historyToJSON(await client.workflow.getHandle(id).fetchHistory()),
    /** Whether the visibility store lists the workflow as closed; it lags behind. */
    async ended(id: string): Promise<boolean> {
      const query = `WorkflowId = '${id}' AND ExecutionStatus != 'Running'`;
      return (await client.workflow.count(query)).count > 0;
    },
  };
}
