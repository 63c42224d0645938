import { cpus, totalmem } from 'node:os';
import { benches } from './index';
import { asTyped, commandLine, quit } from '../scripts/arguments';
import type { Bench, Summary } from './harness';

const usage = `Measures how fast the product is, each time as a ratio of two things taken in alternating rounds of one run.

  npm run bench                runs all of them
  npm run bench -- NAME        runs one: ${benches.map(({ name }) => name).join(', ')}

A goal that is missed is said as missed. Exit 0; 2 for arguments it does not understand.`;

/** `npm run bench [-- NAME]`: prints each ratio with its measurements; reports a missed goal as missed. */
async function main(wanted: string | undefined): Promise<number> {
  const chosen = benches.filter(({ name }) => wanted === undefined || name === wanted);
  if (chosen.length === 0)
    return quit(
      `There is no benchmark called ${asTyped(wanted ?? '')}; there are ${benches.map(({ name }) => name).join(', ')}.`,
      2,
    );
  console.log(
    `Node ${process.version}, ${cpus().length} CPUs (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB\n`,
  );
  let missed = 0;
  for (const bench of chosen) {
    if (bench.needs && !process.env[bench.needs])
      console.log(`not run ${bench.name}: it needs ${bench.needs}.\n`);
    else if (!(await runOne(bench))) missed += 1;
  }
  console.log(missed === 0 ? 'All goals met.' : `${missed} of ${chosen.length} goals missed.`);
  return 0;
}

async function runOne({ name, goal, run }: Bench): Promise<boolean> {
  const { ratio, settings, ok } = await run();
  console.log(`${ok ? 'met   ' : 'MISSED'} ${name}: ${formatSummary(ratio)}`);
  console.log(`       goal: ${goal}`);
  for (const [key, value] of Object.entries(settings))
    console.log(`       ${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  console.log('');
  return ok;
}

const formatSummary = ({ median, min, max }: Summary) =>
  `${median.toFixed(2)} (min ${min.toFixed(2)}, max ${max.toFixed(2)})`;

const [name, ...more] = commandLine(usage, {}).positionals;
if (more.length > 0) quit(`Only one benchmark is run by name. Unexpected: ${more[0]}. See --help.`, 2);
process.exitCode = await main(name);
