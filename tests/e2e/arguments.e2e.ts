import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commands, entryPointOf, run, type Command, type Outcome } from './product/command';

const place = mkdtempSync(join(tmpdir(), 'evident-arguments-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const secret = join(place, 'passphrase');
/** No command of this file creates it. */
const dataDir = join(place, 'data');
writeFileSync(secret, 'twelve letters and more\n');

/** Exactly one line. */
const sentence = /^[A-Z“"-][^\n]+[.?]\n$/;

/** Wrong arguments of every command, of all kinds: unknown, blank, missing, surplus and out of range. */
const wrong: Record<Command, string[][]> = {
  report: [
    ...[[], [''], ['A', 'B'], ['A', '--colour', 'red'], ['A', '--model', 'gpt'], ['A', '--model', '']],
    ...[['A', '--model'], ['A', '--model', 'two\nlines'], ['x'.repeat(2_001)], ['A', '--kind', 'long']],
    ...[
      ['A', '--format', 'doc'],
      ['A', '--format', ''],
      ['A', '--out', ''],
      ['A', '--source', ''],
    ],
    ...[
      ['A', '--language', 'de'],
      ['A', '--language', ''],
      ['A', '--language'],
    ],
    ...[['explain'], ['explain', 'A'], ['explain', 'A', 'c1', 'c2'], ['explain', 'A', 'c1', '--out', 'x']],
    ...[
      ['A', '--url', 'notaurl'],
      ['A', '--url', 'ftp://example.org/x'],
      ['A', '--url', 'http://ada:secret@example.org/'],
      ['A', '--url', 'http://example.org:22/'],
    ],
    ['A', ...Array.from({ length: 11 }, () => '--source=examples/co2-and-temperature.csv')],
  ],
  projections: [
    ...[[], ['show'], [''], ['status', 'results'], ['status', '--all'], ['rebuild', 'no-such-model']],
    ...[
      ['rebuild', ''],
      ['rebuild', 'results', 'no-such-model'],
    ],
  ],
  events: [
    ...[[], ['show'], ['--colour'], ['stream'], ['stream', ''], ['stream', 'a', 'b'], ['tail', 'a']],
    ...[
      ['stream', 'a', '--from', 'x'],
      ['stream', 'a', '--format', 'csv'],
      ['tail', '--type', 'Nope'],
    ],
    ...[
      ['tail', '--last', ''],
      ['tail', '--since', '1', '--last', '2'],
      ['export', 'a'],
    ],
    ...[
      ['export', '--format', 'x'],
      ['export', '--from', '5', '--to', '3'],
      ['export', '--out', ''],
    ],
    ...[['import'], ['import', ''], ['import', 'a', 'b'], ['verify', ''], ['verify', 'a', 'b'], ['sql']],
    ...[
      ['sql', ''],
      ['sql', 'a', 'b'],
      ['sql', 'a', '--format', 'x'],
      ['sql', '--types', '--schema'],
    ],
  ],
  usage: [
    ...[['a'], ['--from', 'x'], ['--to', '2025-02-30'], ['--by', 'x'], ['--by', ''], ['--format', 'x']],
    ...[['--personal'], ['--from', '2025-02-01', '--to', '2025-01-01'], ['--colour']],
  ],
  admin: [
    ...[[], ['promote'], ['create'], ['create', ''], ['create', 'ada'], ['create', 'a@b', 'c']],
    ...[
      ['create', 'a@b', '--name', ''],
      ['create', `${'a'.repeat(250)}@b.org`],
      ['approve', 'ada'],
    ],
    ...[
      ['approve', 'a@b', '--user'],
      ['grant', 'a@b'],
      ['grant', 'a@b', '0'],
      ['grant', 'ada', '5'],
    ],
    ...[
      ['deactivate', 'ada'],
      ['reactivate', ''],
      ['erase', 'ada'],
      ['erase', 'a@b', 'c'],
    ],
  ],
  backup: [
    ...[[], ['show'], ['make'], ['make', ''], ['make', 'a', 'b'], ['make', 'a', '--into', 'b'], ['check']],
    ...[['restore'], ['restore', 'a', '--into', ''], ['restore', 'a', '--colour']],
  ],
  vault: [
    ...[[], ['show'], ['export'], ['export', 'f'], ['export', 'f', '--passphrase-file', '']],
    ...[
      ['export', '', '--passphrase-file', 'p'],
      ['export', 'a', 'b', '--passphrase-file', 'p'],
    ],
    ...[['import'], ['import', 'f', '--passphrase-file'], ['import', 'f', '--colour']],
  ],
};

/** Valid commands that cannot be carried out: exit 1, and no data folder either. */
const cannot: [Command, string[]][] = [
  ['report', ['A', '--source', 'nowhere.csv']],
  ['report', ['A', '--source', 'package.json']],
  ['report', ['A', '--out', join(place, 'no/such.html')]],
  ['report', ['A', '--url', 'http://intranet/page']],
  ['report', ['A', '--web']],
  ['report', ['A', '--kind', 'research', '--literature', '--web']],
  ['projections', ['rebuild', 'results']],
  ['events', ['stream', 'user-1']],
  ['events', ['import', 'nowhere']],
  ['events', ['import', 'package.json']],
  ['usage', []],
  ['admin', ['approve', 'ada@example.org']],
  ['admin', ['erase', 'ada@example.org']],
  ['backup', ['make', join(place, 'copy')]],
  ['backup', ['restore', join(place, 'nowhere')]],
  ['vault', ['export', join(place, 'f'), '--passphrase-file', secret]],
  ['vault', ['import', 'nowhere', '--passphrase-file', secret]],
  ['vault', ['import', 'nowhere', '--passphrase-file', 'nowhere']],
  ['vault', ['import', 'package.json', '--passphrase-file', secret]],
];

const textOf = ({ code, stdout, stderr }: Outcome) => ({ code, stdout: stdout.toString(), stderr });

/** The outcome of each command, run in turn in one process; `node` are further arguments of Node. */
function outcomesOf(runs: { entryPoint: string; args: string[] }[], node: string[] = []): unknown[] {
  const { stdout, stderr } = ended(
    ...node,
    'tests/e2e/product/sequential-commands.mjs',
    JSON.stringify(runs),
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout) as unknown[];
}
/** The file of a command, compiled and bundled. */
const bundled = (command: Command) => entryPointOf(command).at(-1) ?? '';

describe('a command as npm runs it', () => {
  it('prints its help', () => {
    const outcomes = outcomesOf(
      commands.map((command) => ({ entryPoint: `scripts/${command}.ts`, args: ['--help'] })),
      ['--import', 'tsx'],
    );
    const usage = (command: Command) => expect.stringContaining(`npm run ${command} -- `) as string;
    expect(outcomes).toEqual(commands.map((command) => ({ code: 0, stdout: usage(command), stderr: '' })));
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe('a command with a wrong argument', () => {
  const expected = { code: 2, stdout: '', stderr: expect.stringMatching(sentence) as string };

  it.each(commands)('npm run %s: ends with exit 2 and one sentence, and writes nothing', async (command) => {
    const [args = []] = wrong[command];
    expect(textOf(await run(command, args, { DATA_DIR: dataDir }))).toEqual(expected);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('ends with exit 2 and one sentence, and writes nothing, whatever is wrong', () => {
    const before = readdirSync(place);
    const runs = commands.flatMap((command) =>
      wrong[command].map((args) => ({ entryPoint: bundled(command), args })),
    );
    for (const [at, outcome] of outcomesOf(runs).entries())
      expect(outcome, JSON.stringify(runs[at])).toEqual(expected);
    expect(readdirSync(place)).toEqual(before);
  });

  it.each(['start', 'build', 'check', 'test', 'test-stack'])(
    'scripts/%s.mjs: rejects arguments and does nothing',
    (name) => expect(ended(`scripts/${name}.mjs`, '--fast')).toEqual(refused),
  );

  it.each(['server', 'worker'])('build/%s.js: rejects arguments and does not start', (name) => {
    expect(ended(`build/${name}.js`, '--port=1')).toEqual(refused);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('npm run docs: rejects arguments and writes no page', () => {
    expect(ended('--import', 'tsx', 'scripts/docs.ts', 'all')).toEqual(refused);
  });
});

describe('a command that cannot be carried out', () => {
  it('ends with exit 1 and one sentence, before it creates a data folder or an admin', () => {
    const expected = { code: 1, stdout: '', stderr: expect.stringMatching(/^\S[^\n]+\.\n$/) as string };
    const runs = cannot.map(([command, args]) => ({ entryPoint: bundled(command), args }));
    for (const [at, outcome] of outcomesOf(runs).entries())
      expect(outcome, JSON.stringify(runs[at])).toEqual(expected);
    expect(existsSync(dataDir)).toBe(false);
  });
});

const refused = { status: 2, stdout: '', stderr: expect.stringMatching(sentence) as string };

function ended(...args: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, PORT: '0', DATA_DIR: dataDir } as unknown as NodeJS.ProcessEnv;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}
