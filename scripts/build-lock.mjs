import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './run-node.mjs';

const file = join(root, '.cache/build.lock');

/** Runs the work while no other process builds here. Calls `waiting` once when one does. */
export async function alone(waiting, work) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let hasTold = false; !taken(); hasTold = true) {
    if (!hasTold) waiting();
    await pause(200);
  }
  const leave = () => rmSync(file, { force: true });
  process.once('exit', leave);
  try {
    return await work();
  } finally {
    leave();
    process.removeListener('exit', leave);
  }
}

function taken() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeIfAbandoned();
    return false;
  }
}

/** A killed builder leaves its lock behind. */
function removeIfAbandoned() {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
  } catch (error) {
    if (error.code === 'ESRCH') rmSync(file, { force: true });
  }
}
