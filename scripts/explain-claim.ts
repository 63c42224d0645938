import { sentenceOf } from '../app/http/json-reply.server';
import { isRefusal } from '../modules/kernel/refusal';
import { toReportId } from '../modules/kernel/report-id';
import { claimChainText } from './claim-chain-text';
import { CliError, withOperator } from './cli-context';
import { toStdout } from './events/write-out';

/** Prints what is behind one claim of a report, from the log. */
export const explainClaim = ({ id, claimId }: { id: string; claimId: string }): Promise<void> =>
  withOperator(async ({ chains }) => {
    const chain = await chains.explain(toReportId(id), claimId);
    if (isRefusal(chain)) throw new CliError(sentenceOf(chain));
    await toStdout([claimChainText(chain)]);
  });
