import { readFileSync, readdirSync } from 'node:fs';

/** A process by its id and start tick, because ids are reused. */
export type Living = { pid: number; parent: number; started: string; name: string };

/** All descendants of `root`. Empty without /proc. */
export function descendants(root: number): Living[] {
  const all = processes();
  const found: Living[] = [];
  for (let parents = [root]; parents.length > 0;) {
    const children = all.filter(({ parent }) => parents.includes(parent));
    found.push(...children);
    parents = children.map(({ pid }) => pid);
  }
  return found;
}

/** Those that still run. */
export function stillRunning(earlier: readonly Living[]): Living[] {
  const all = processes();
  return earlier.filter(({ pid, started }) => all.some((now) => now.pid === pid && now.started === started));
}

function processes(): Living[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => read(Number(pid)) ?? []);
}

/** Fields 3, 4 and 22 of /proc/PID/stat, counted after the name in brackets. */
function read(pid: number): Living | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const fields = stat.slice(end + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    const name = stat.slice(stat.indexOf('(') + 1, end);
    return { pid, parent: Number(fields[1]), started: fields[19] ?? '', name };
  } catch {
    return undefined;
  }
}
