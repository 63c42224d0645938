import { cpus, totalmem } from 'node:os';
import { benches } from './index';
import type { Bench, Summary } from './harness';

/** `npm run bench [-- NAME]`: prints each ratio with what it was measured with; a missed goal is said as missed. */
async function main(wanted: string | undefined): Promise<number> {
  const chosen = benches.filter(({ name }) => !wanted || name === wanted);
  if (chosen.length === 0) {
    console.error(
      `There is no benchmark ${wanted}. There are: ${benches.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
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
  console.log(`${ok ? 'met   ' : 'MISSED'} ${name}: ${inWords(ratio)}`);
  console.log(`       goal: ${goal}`);
  for (const [key, value] of Object.entries(settings))
    console.log(`       ${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  console.log('');
  return ok;
}

const inWords = ({ median, min, max }: Summary) =>
  `${median.toFixed(2)} (min ${min.toFixed(2)}, max ${max.toFixed(2)})`;

process.exitCode = await main(process.argv[2]);
