import { runSubcommand } from './subcommands';

const usage = `Moves what the log does not hold to another engine: keys of people, passwords, secrets, files of sources,
large parts of reports.
The product must not be running meanwhile. docs/moving.md tells the whole way.

  npm run vault -- export FILE --passphrase-file FILE   writes it all to one encrypted file
  npm run vault -- import FILE --passphrase-file FILE   reads it into a vault that nobody has used, after events import

Each answers --help. Exit 0; 1 with one sentence when it cannot be done; 2 for arguments it does not understand.`;

await runSubcommand(usage, {
  export: async (args) => (await import('./vault/export')).runExport(args),
  import: async (args) => (await import('./vault/import')).runImport(args),
});
