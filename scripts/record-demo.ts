import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { example, selectDemo } from '../app/demo/select-demo';
import type { Result } from '../projections/documents';

/** Rewrites the example report and saves its parts for the demo: run it when reports have changed. */
const folder = mkdtempSync(join(tmpdir(), 'evident-example-'));
try {
  const sources = example.files.flatMap((file) => ['--source', file]);
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/report.ts', example.query, ...sources, '--format', 'json'],
    { env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'silent' }, maxBuffer: 2 ** 26 },
  );
  const walk = selectDemo(JSON.parse(printed.toString()) as Result);
  writeFileSync(
    'app/demo/demo-script.json',
    await format(JSON.stringify(walk), { parser: 'json', printWidth: 110 }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
