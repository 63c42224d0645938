import { groupings, readUsage } from '../analytics/usage/usage';
import { eventCatalogue } from '../composition/event-catalogue';
import { commandLine, quit } from './arguments';
import { toStdout } from './events/write-out';
import { createProgressRate } from './progress-rate';
import { readEmails } from './usage/emails';
import { usageArguments, type UsageArguments } from './usage/usage-arguments';
import { usageText } from './usage/usage-text';
import { withOperator, type Operator } from './cli-context';

const usage = `Adds up from the log what was granted, searched for and paid; works beside a running server.

  npm run usage -- [--from DATE] [--to DATE] [--by ${groupings.join('|')}] [--format table|csv|json] [--personal]

  --from DATE, --to DATE   only these days and all between, such as 2025-01-31; days are in UTC
  --by GROUPING            a line for each user, model, day or kind of report, and the total
  --format FORMAT          how it is given (default: table)
  --personal               with --by user: addresses in full, else they are masked

An event counts on the day it was written: a search that is accepted on one day and completed on the next is accepted on
the first; its completion and whole duration belong to the second, and to a range only with it. Reserved now: reservations
of the range that are open still. Success: completed of those that completed or failed. A running search that is deleted
was cancelled. Searches go by the model that was asked for, calls by the model that was called. What has no model or kind,
such as a grant, has a line of its own. Median and p95 are off by half a percent at most. Costs are those of the day of
the call, at list prices or MODEL_PRICES.

Progress is shown on stderr when it takes long. Exit 0; 1 with one sentence; 2 for arguments it does not understand.`;

const command = usageArguments(
  commandLine(usage, {
    from: { type: 'string' },
    to: { type: 'string' },
    by: { type: 'string' },
    format: { type: 'string' },
    personal: { type: 'boolean' },
  }),
);
if ('problem' in command) quit(command.problem, 2);

await withOperator((operator) => report(operator, command));

async function report({ store, log }: Operator, query: UsageArguments): Promise<void> {
  const pace = createProgressRate({ doing: 'Adding up', of: 'events' });
  const usage = await readUsage({ store, catalogue: eventCatalogue, query, onProgress: pace.at });
  pace.stop();
  const emailOf = query.by === 'user' ? await readEmails(log, query.personal) : () => '';
  await toStdout([usageText(usage, query, emailOf)]);
}
