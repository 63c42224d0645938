import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CliError } from '../cli-context';
import { toFile, wholeFile } from './write-out';

const place = mkdtempSync(join(tmpdir(), 'write-out-'));
const at = (name: string) => join(place, name);
afterAll(() => rmSync(place, { recursive: true }));

/** The listeners of Ctrl-C added since, so that a test can press it for them alone. */
function pressed(): () => void {
  const before = new Set(process.listeners('SIGINT'));
  return () => {
    for (const listener of process.listeners('SIGINT')) if (!before.has(listener)) listener('SIGINT');
  };
}

describe('the output file of a command', () => {
  it('appears once it is complete, readable by its owner alone, and replaces an existing file', async () => {
    writeFileSync(at('whole'), 'before', { mode: 0o644 });
    await toFile(at('whole'), ['one ', Buffer.from('two')]);
    expect(readFileSync(at('whole'), 'utf8')).toBe('one two');
    expect(statSync(at('whole')).mode & 0o777).toBe(0o600);
    expect(existsSync(at('whole.part'))).toBe(false);
  });

  it('is removed when the command is interrupted, however it is written', async () => {
    const press = pressed();
    const rows = async function* () {
      yield 'one';
      press();
      yield await Promise.resolve('two');
    };
    await expect(toFile(at('off'), rows())).rejects.toThrow('called off');
    const byOthers = (path: string) => {
      writeFileSync(path, 'half');
      press();
      return Promise.resolve();
    };
    await expect(wholeFile(at('off'), byOthers)).rejects.toThrow('called off');
    expect([existsSync(at('off')), existsSync(at('off.part'))]).toEqual([false, false]);
  });

  it('is written directly to a device, which stays one', async () => {
    symlinkSync('/dev/null', at('device'));
    await toFile(at('device'), ['anything']);
    expect(lstatSync(at('device')).isSymbolicLink()).toBe(true);
    expect(statSync(at('device')).isCharacterDevice()).toBe(true);
  });

  it('is refused in a sentence when it cannot be written', async () => {
    await expect(toFile(at('no/such'), ['x'])).rejects.toThrow(
      new CliError(`${at('no/such')} cannot be written: ENOENT.`),
    );
    await expect(toFile(place, ['x'])).rejects.toThrow(new CliError(`${place} cannot be written: EISDIR.`));
  });
});
