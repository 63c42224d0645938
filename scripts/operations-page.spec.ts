import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '../config';
import packageJson from '../package.json';

const page = readFileSync('docs/operations.md', 'utf8');
const tables = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .join('\n');

describe('the page for operators', () => {
  it('has a row for every setting', () => {
    expect(settingNames.filter((name) => !tables.includes(`\`${name}\``))).toEqual([]);
  });

  it('names only existing commands, scripts and settings', () => {
    const commands = [...page.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual([]);
    const scripts = [...page.matchAll(/node (scripts\/[a-z-]+\.mjs)/g)].map(([, name = '']) => name);
    expect(scripts.filter((name) => !existsSync(name))).toEqual([]);
    const named = [...page.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => ![...settingNames, 'TEMPORAL_DB_PASSWORD'].includes(name))).toEqual([]);
  });

  it('links to existing pages only', () => {
    const links = [...page.matchAll(/\]\(([^)#]+)/g)].map(([, to = '']) => to);
    expect(links).toContain('telemetry.md');
    expect(links.filter((to) => !existsSync(join('docs', to)))).toEqual([]);
  });
});
