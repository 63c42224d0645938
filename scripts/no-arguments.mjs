/** Ends a command that takes no arguments with one sentence and exit 2 when it gets some, before it does anything. */
export function refuseArguments(command) {
  const [first] = process.argv.slice(2);
  if (first === undefined) return;
  process.stderr.write(`The command ${command} takes no arguments: ${JSON.stringify(first)} is not known.\n`);
  process.exit(2);
}
