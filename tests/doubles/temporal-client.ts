import { Client, Connection } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils';
import type { TemporalEngineDeps } from '../../workflows/adapters/engine.temporal';
import { createDataConverter } from '../../workflows/adapters/temporal/data-converter';

/** An operator's own client beside the engine. `cleanUp` gets what closes it. */
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
    /** As the server keeps it. */
    historyOf: async (id: string) => historyToJSON(await client.workflow.getHandle(id).fetchHistory()),
    /** Whether the lists of the server know that it is over; they lag behind. */
    async ended(id: string): Promise<boolean> {
      const query = `WorkflowId = '${id}' AND ExecutionStatus != 'Running'`;
      return (await client.workflow.count(query)).count > 0;
    },
  };
}
