import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { growthAllowed, nodeOptions } from './growth-process';
import { hostileDocuments } from './documents.fixture';
import { hostileFiles } from './reading.fixture';

const measuring = fileURLToPath(new URL('./growth-process.ts', import.meta.url));

/** By format and kind of file. */
let growth: Record<string, Record<string, number>>;
beforeAll(async () => {
  const args = ['--import', 'tsx', ...nodeOptions, measuring];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  growth = JSON.parse(stdout) as typeof growth;
}, 300_000);

describe.each(Object.entries({ ...hostileFiles, ...hostileDocuments }))('reading %s', (format, files) => {
  it('is tried with at least 40 kinds of hostile files', () => {
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.keys(files))('takes time proportional to the size of: %s', (kind) => {
    expect(growth[format]?.[kind]).toBeLessThanOrEqual(growthAllowed);
  });
});
