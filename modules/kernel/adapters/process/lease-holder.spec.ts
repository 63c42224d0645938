import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compiledProgram } from '../../../../tests/doubles/compiled-program';
import { takeLease } from '../../lease-holder';
import { currentBoot } from './boot';
import { createProcessHolder } from './lease-holder';
import { createSqliteVault } from '../vault.sqlite';

const keeper = fileURLToPath(new URL('../../../../tests/doubles/lease-holder-process.ts', import.meta.url));
/** Other systems give no process details, and leases just expire. */
const canTell = process.platform === 'linux';
const longMs = 600_000;

describe('a process as a holder of leases', () => {
  let file: string;
  let children: ChildProcess[];
  beforeEach(() => {
    file = join(mkdtempSync(join(tmpdir(), 'holder-')), 'vault.db');
    children = [];
  });
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(join(file, '..'), { recursive: true });
  });

  /** A process that holds the lease, and its holder name. */
  async function startKeeper(): Promise<{ name: string; child: ChildProcess }> {
    const child = spawn(process.execPath, [compiledProgram(keeper), file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [name] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return { name, child };
  }

  it('takes over from a killed process at once, and never from a running one', async () => {
    const { name, child } = await startKeeper();
    const [me, vault] = [createProcessHolder(), createSqliteVault({ file })];
    child.kill('SIGSTOP');
    expect(me.isDead(name)).toBe(false);
    const lease = await takeLease(vault, 'background', me, longMs);
    expect(lease).toMatchObject({ held: false, holder: name });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(me.isDead(name)).toBe(canTell);
    expect((await takeLease(vault, 'background', me, longMs)).held).toBe(canTell);
    await vault.close();
  });

  it('does not judge processes of another boot, another container or an older version', async () => {
    const { name, child } = await startKeeper();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const boot = currentBoot() ?? { id: 'b', pidNamespace: 'p', timeNamespace: 't' };
    for (const other of [
      { ...boot, id: 'another' },
      { ...boot, pidNamespace: 'pid:[1]' },
      { ...boot, timeNamespace: 'time:[1]' },
      undefined,
    ])
      expect(createProcessHolder({ boot: other }).isDead(name)).toBe(false);
    for (const other of ['', crypto.randomUUID(), Object.values(boot).join(' ')])
      expect(createProcessHolder().isDead(other)).toBe(false);
  });

  it('distinguishes a younger process with the same id', () => {
    const me = createProcessHolder();
    expect(me.isDead(me.name)).toBe(false);
    const parts = me.name.split(' ');
    const before = [...parts.slice(0, -2), '1', parts.at(-1)].join(' ');
    expect(me.isDead(before)).toBe(canTell);
  });
});
