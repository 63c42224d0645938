import { runSubcommand } from './subcommands';

const usage = `Reads, checks and moves the log of events; works beside a running server unless it says otherwise.

  npm run events -- stream NAME      one stream, for people
  npm run events -- tail             follows the log as it grows
  npm run events -- export           the events as they lie in the log, to keep or to import elsewhere
  npm run events -- import FILE      an export into an empty log, before the first start
  npm run events -- verify [FILE]    whether log or export are whole and in order
  npm run events -- sql              questions in SQL to the log

Each answers --help. Exit 0; 1 with one sentence when it cannot be done; 2 for arguments it does not understand.`;

await runSubcommand(usage, {
  stream: async (args) => (await import('./events/stream')).runStream(args),
  tail: async (args) => (await import('./events/tail')).runTail(args),
  export: async (args) => (await import('./events/export')).runExport(args),
  import: async (args) => (await import('./events/import')).runImport(args),
  verify: async (args) => (await import('./events/verify')).runVerify(args),
  sql: async (args) => (await import('./events-sql')).runSql(args),
});
