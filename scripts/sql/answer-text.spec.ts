import { describe, expect, it } from 'vitest';
import type { Answer, Cell } from '../../analytics/log-tables';
import { eventCatalogue } from '../../composition/event-catalogue';
import { answerText, tableRows, type TextFormat } from './answer-text';
import { schemaText } from './schema-text';

const answer = (...portions: Cell[][][]): Answer => ({
  columns: [
    { name: 'what', numeric: false },
    { name: 'n', numeric: true },
  ],
  rows: (async function* () {
    for (const portion of portions) yield portion;
  })(),
});

async function text(given: Answer, format: TextFormat): Promise<[string, cut: boolean]> {
  let written = '';
  let cut = false;
  for await (const piece of answerText(given, format, () => (cut = true))) written += piece;
  return [written, cut];
}

const rows: Cell[][] = [
  ['=1+1', 5],
  ['a\u001b[31m\nb', null],
];

describe('an answer', () => {
  it('is a table for people, in which no cell breaks a line or moves the cursor', async () => {
    expect(await text(answer(rows), 'table')).toEqual([
      'what         n\n=1+1         5\na [31m b  NULL\n',
      false,
    ]);
  });

  it('has its headings without any row, and a limited number of rows', async () => {
    expect(await text(answer(), 'table')).toEqual(['what  n\n', false]);
    const many = Array.from({ length: tableRows }, (): Cell[] => ['x', 1]);
    const [whole, uncut] = await text(answer(many), 'table');
    expect([whole.split('\n').length - 2, uncut]).toEqual([tableRows, false]);
    const [shown, cut] = await text(answer(many, [['y', 2]]), 'table');
    expect([shown.split('\n').length - 2, cut]).toEqual([tableRows, true]);
  });

  it('is CSV in which no cell is a formula', async () => {
    const [csv] = await text(answer(rows, [[{ list: [1] }, -2]]), 'csv');
    expect(csv).toBe(`what,n\r\n"'=1+1",5\r\n"a\u001b[31m\nb",\r\n"{""list"":[1]}",-2\r\n`);
  });

  it('is JSON with an object for each row of all portions', async () => {
    const [json] = await text(answer(rows, [[{ list: [1] }, 2]]), 'json');
    expect(JSON.parse(json)).toEqual([
      { what: '=1+1', n: 5 },
      { what: 'a\u001b[31m\nb', n: null },
      { what: { list: [1] }, n: 2 },
    ]);
    expect(await text(answer(), 'json')).toEqual(['[]\n', false]);
  });
});

describe('the list of tables', () => {
  it('names each with its columns, and marks masked ones', () => {
    expect(schemaText(eventCatalogue)).toContain(`
search_requested: SearchRequested, version 2
  search_id     text
  user_id       text
  kind          text
  query         text     personal: '***', or NULL where nothing was said
  model         text
  source_ids    json
  charged       boolean
`);
  });
});
