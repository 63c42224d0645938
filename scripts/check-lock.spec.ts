import { describe, expect, it } from 'vitest';
import { lockProblems } from './check-lock.mjs';

const manifest = { dependencies: { rollup: '4.0.0' }, devDependencies: {} };
const rollup = { version: '4.0.0', optionalDependencies: { '@rollup/mac': '4.0.0' } };
const mac = { version: '4.0.0', optional: true };

describe('the lock file', () => {
  it('is complete when every platform has its entry', () => {
    const packages = { '': manifest, 'node_modules/rollup': rollup, 'node_modules/@rollup/mac': mac };
    expect(lockProblems(manifest, { packages })).toEqual([]);
  });

  it('may hold a build inside the package that needs it', () => {
    const packages = {
      '': manifest,
      'node_modules/rollup': rollup,
      'node_modules/rollup/node_modules/@rollup/mac': mac,
    };
    expect(lockProblems(manifest, { packages })).toEqual([]);
  });

  it('is incomplete without the build for another platform, or with it inside an unrelated package', () => {
    const packages = {
      '': manifest,
      'node_modules/rollup': rollup,
      'node_modules/other/node_modules/@rollup/mac': mac,
    };
    expect(lockProblems(manifest, { packages })).toEqual([
      'node_modules/rollup needs @rollup/mac, which has no entry',
    ]);
  });

  it('contains no download address', () => {
    const packages = {
      '': manifest,
      'node_modules/rollup': { version: '4.0.0', resolved: 'https://example.org/rollup.tgz' },
    };
    expect(lockProblems(manifest, { packages })).toEqual([
      'node_modules/rollup names where it was downloaded from',
    ]);
  });

  it.each(['^4.0.0', '4', 'latest'])('requires exact versions, not %s', (version) => {
    const packages = { '': {}, 'node_modules/rollup': { version } };
    expect(lockProblems({ dependencies: { rollup: version } }, { packages })).toEqual([
      `rollup is not pinned exactly: ${version}`,
    ]);
  });

  it('has the versions that the manifest asks for [SEC-60]', () => {
    const packages = { '': manifest, 'node_modules/rollup': { version: '3.0.0' } };
    expect(lockProblems(manifest, { packages })).toEqual(['rollup 4.0.0 is not what the lock file has']);
  });
});
