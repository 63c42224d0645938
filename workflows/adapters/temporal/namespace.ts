import { isGrpcServiceError } from '@temporalio/client';
import type { Log } from '../../../modules/kernel/ports';
import { NamespaceMissing, type Temporal } from './connection';

const daySeconds = 24 * 60 * 60;
/** The retention of closed runs, in days: histories hold ids alone, and are still not kept for long. */
const maxRetentionDays = 7;
const alreadyExists = 6;

/** Creates the namespace where it is missing; warns about a retention longer than needed. */
export async function prepareNamespace(temporal: Temporal, logger: Log): Promise<void> {
  const { namespace, service } = temporal;
  try {
    const description = await temporal.call(() => service.describeNamespace({ namespace }));
    const retentionDays =
      Number(description.config?.workflowExecutionRetentionTtl?.seconds ?? 0) / daySeconds;
    if (retentionDays > maxRetentionDays)
      logger.warn({ namespace, days: Math.round(retentionDays) }, tooLong(namespace));
  } catch (error) {
    if (!(error instanceof NamespaceMissing)) throw error;
    await register(temporal);
    logger.info({ namespace }, 'namespace created, histories are kept for one day');
  }
}

async function register({ namespace, service, call }: Temporal): Promise<void> {
  const workflowExecutionRetentionPeriod = { seconds: daySeconds as unknown as Long };
  try {
    await call(() => service.registerNamespace({ namespace, workflowExecutionRetentionPeriod }));
  } catch (error) {
    // Another worker was first.
    if (!isGrpcServiceError(error) || Number(error.code) !== alreadyExists) throw error;
  }
}

type Long = NonNullable<
  NonNullable<
    Parameters<Temporal['service']['registerNamespace']>[0]['workflowExecutionRetentionPeriod']
  >['seconds']
>;

const tooLong = (namespace: string) =>
  `Temporal keeps finished workflows longer than ${maxRetentionDays} days; shorten it with: temporal operator namespace update -n ${namespace} --retention 1d`;
