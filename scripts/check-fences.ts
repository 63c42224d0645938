import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { harmless, probes, type Files } from './fence-probes';

/**
 * Breaks every import rule once, in a small code base of its own, and expects that rule's report and no other: a rule
 * without any report proves nothing.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const settings = ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'];

type Violation = { from: string; to: string; rule: { name: string } };

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fences-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  for (const file of settings) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const offenders = Object.assign({}, ...probes.map(({ files }) => files)) as Files;
  plant(folder, { ...harmless, ...offenders, ...usersOf({ ...harmless, ...offenders }) });
  return report(await cruise(folder));
}

/** Imports every file, so that one probe alone reports an orphan. */
function usersOf(files: Files): Files {
  const used = Object.keys(files).filter((path) => !/forgotten|spec|adapters/.test(path));
  const lines = used.map((path) => `import type {} from '../${path.replace(/\.ts$/, '')}';\n`);
  return { 'scripts/visitor.ts': lines.join('') };
}

function plant(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function report(violations: readonly Violation[]): number {
  const problems = [...missingAlarms(violations), ...falseAlarms(violations), ...rulesWithoutProbe()];
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${probes.length} fences bite, and nothing else does.`);
  return problems.length === 0 ? 0 : 1;
}

function missingAlarms(violations: readonly Violation[]): string[] {
  return probes
    .filter(({ rule, from }) => !violations.some((alarm) => alarm.from === from && alarm.rule.name === rule))
    .map(({ rule, from }) => `${rule}: no alarm for ${from}`);
}

function falseAlarms(violations: readonly Violation[]): string[] {
  return violations
    .filter((alarm) => !probes.some(({ rule, from }) => alarm.from === from && alarm.rule.name === rule))
    .map((alarm) => `${alarm.rule.name}: alarm for ${alarm.from} → ${alarm.to}, which no probe expects`);
}

function rulesWithoutProbe(): string[] {
  const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string }[];
  };
  return forbidden
    .filter(({ name }) => !probes.some(({ rule }) => rule === name))
    .map(({ name }) => `${name}: no probe breaks this rule`);
}

function cruise(folder: string): Promise<Violation[]> {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_, stdout, stderr) => {
      // Violations set its exit code, too; only output that is no report is a failure.
      if (!stdout.startsWith('{')) reject(new Error(stderr || 'dependency-cruiser gave no report'));
      else resolve((JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations);
    });
  });
}

process.exitCode = await main();
