import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { metrics } from '../modules/kernel/telemetry/metrics';
import { spanSubjects } from '../modules/kernel/telemetry/telemetry';

/** The cells of every row whose first cell is code. */
const rows = readFileSync('docs/telemetry.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const code = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe('the page about telemetry', () => {
  it('names exactly the existing metrics, each with its type, labels and alert', () => {
    const described = rows.filter(([name]) => name?.startsWith('`evident_'));
    expect(described.map(([name, kind, labels]) => [code(name)[0], kind, code(labels)])).toEqual(
      Object.entries(metrics).map(([name, { kind, labels }]) => [name, kind, labels]),
    );
    expect(
      described.filter((cells) => cells.length !== 5 || cells.some((cell, n) => n !== 2 && cell === '')),
    ).toEqual([]);
  });

  it('names exactly the existing kinds of span', () => {
    const described = rows.filter(([name]) => !name?.startsWith('`evident_'));
    expect(described.map(([name]) => code(name)[0]?.split(' ')[0])).toEqual(Object.keys(spanSubjects));
  });

  it('has metric names that match their kind and unit', () => {
    for (const [name, { kind }] of Object.entries(metrics)) {
      expect(name).toMatch(/^evident_[a-z]+(_[a-z]+)*$/);
      expect([name, name.endsWith('_total')]).toEqual([name, kind === 'counter']);
      if (kind === 'histogram') expect(name).toMatch(/_duration_seconds$/);
    }
  });

  it('has help texts that name the kind of a counter, and the kind and unit of a histogram', () => {
    for (const { kind, help } of Object.values(metrics)) {
      expect(help).toMatch(/^[A-Z].*\.$/);
      expect(help.startsWith('Counter of ')).toBe(kind === 'counter');
      expect(/^Histogram of .* in seconds\b/.test(help)).toBe(kind === 'histogram');
    }
  });
});
