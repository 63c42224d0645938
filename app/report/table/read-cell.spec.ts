import { describe, expect, it } from 'vitest';
import { isBlank, numberIn, readColumn, timeIn } from './read-cell';

describe('the figure in a cell', () => {
  it.each<[string, number | undefined]>([
    ['12', 12],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 200', 1200],
    ['1\u202f200\u202f000', 1_200_000],
    ['0,5 %', 0.5],
    ['+12%', 12],
    ['-3.4', -3.4],
    ['−3.4 °C', -3.4],
    ['(5.2)', -5.2],
    ['$12.5B', 12.5e9],
    ['-$3', -3],
    ['$-3', -3],
    ['€4.2 million', 4.2e6],
    ['450K', 450_000],
    ['1.2 m', 1.2],
    ['≈ 7 kg', 7],
    ['421.08 ppm', 421.08],
    ['1990-2023', undefined],
    ['10:30', undefined],
    ['Norway', undefined],
    ['CO2', undefined],
    ['', undefined],
  ])('%j is %s', (cell, value) => {
    expect(numberIn(cell)).toBe(value);
  });
});

describe('the moment in a cell', () => {
  const date = (iso: string) => Date.parse(iso);
  it.each<[string, number | undefined]>([
    ['2024', date('2024-01-01')],
    ['1990s', date('1990-01-01')],
    ['1990-2023', date('1990-01-01')],
    ['1990 to 1994', date('1990-01-01')],
    ['2024-05', date('2024-05-01')],
    ['2024-05-06', date('2024-05-06')],
    ['2024-05-06T10:00:00Z', date('2024-05-06')],
    ['Q3 2024', date('2024-07-01')],
    ['2024 Q3', date('2024-07-01')],
    ['May 2024', date('2024-05-01')],
    ['September 6, 2024', date('2024-09-06')],
    ['6 Sept 2024', date('2024-09-06')],
    ['5/6/2024', date('2024-05-06')],
    ['2024-13-01', undefined],
    ['Monday 2024', undefined],
    ['12%', undefined],
  ])('%j is %s', (cell, time) => {
    expect(timeIn(cell)).toBe(time);
  });
});

describe('a column', () => {
  it.each<[string, string[], string]>([
    ['of figures with a gap is one of figures', ['1', '–', '', '3.5%'], 'number'],
    ['of figures and a few words is one of figures', ['1', '2', 'unknown'], 'number'],
    ['of years and spans of years is one of dates', ['1990', '1990-2023', '2000s'], 'date'],
    ['of words with a figure among them is one of words', ['Norway', 'Sweden', '7'], 'text'],
    ['of nothing is one of words', ['', '–'], 'text'],
  ])('%s', (_, cells, kind) => {
    expect(readColumn(cells).kind).toBe(kind);
  });

  it('with a day above twelve reads the day first in all of its cells', () => {
    const { kind, read } = readColumn(['31/12/2023', '5/6/2024']);
    expect([kind, read('5/6/2024')]).toEqual(['date', Date.parse('2024-06-05')]);
  });
});

it.each(['', ' ', '-', '–', '—', '…', '...', 'n/a', 'N/A'])('%j is blank', (cell) => {
  expect(isBlank(cell)).toBe(true);
});
