import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  docxOf,
  paragraph,
  type SheetCell,
  wordTable,
  xlsxOf,
} from '../../../tests/doubles/documents/office';
import { isRefusal } from '../../kernel/refusal';
import { collectEvidence } from '../collect-evidence';
import type { Evidence } from '../evidence';
import { readDocumentSource } from '../sources/read-source';
import { evidenceFrom } from './evidence.fixture';
import { createVerifier } from './index';

/**
 * Statements whose authors did not see the rules, over sources of their own: dense ones, as a language model writes them into a
 * long report, several points in one, and plain or free ones with one point each. `cites`: the beginning of a paragraph, or a row; all of
 * the source where left out.
 */
type Statement = {
  label: 'true' | 'false' | 'uncheckable';
  class: string;
  sentence: string;
  cites?: string[];
};
/** A text, a workbook by its sheets, or a Word document by its paragraphs and tables. */
type World = {
  file: string;
  text?: string;
  sheets?: Record<string, SheetCell[][]>;
  blocks?: { p?: string; table?: string[][] }[];
  statements: Statement[];
};

const worldsOf = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../tests/worlds/${file}.json`, import.meta.url), 'utf8')) as World[];

const mostCited = 40;

const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

async function evidenceOf({ file, text = '', sheets, blocks }: World): Promise<Evidence> {
  if (!sheets && !blocks) return evidenceFrom([file, text]);
  const kind = sheets ? 'xlsx' : 'docx';
  const parts = (blocks ?? []).map(({ p, table }) =>
    p === undefined ? wordTable(table ?? []) : paragraph(p),
  );
  const bytes = sheets ? xlsxOf({ sheets }) : docxOf(parts.join(''));
  const read = await readDocumentSource({ name: file, bytes }, kind);
  if (isRefusal(read)) throw new Error(read.code);
  return collectEvidence([{ ...read, id: 'a', kind, sha256: '' }], '');
}

/** The sentences of a world that are vouched for. */
async function vouchedIn(world: World): Promise<Statement[]> {
  const { file, text = '', blocks = [], statements } = world;
  const evidence = await evidenceOf(world);
  const spans = evidence.sources.flatMap((source) => source.spans);
  const paragraphs = [
    ...text.split(/\n\s*\n|<\/(?:p|li|h\d|blockquote)>/),
    ...blocks.map(({ p = '' }) => p),
  ].map(plain);
  const citedBy = (cite: string) => {
    const around = file.endsWith('.csv')
      ? []
      : paragraphs.filter((paragraph) => paragraph.includes(plain(cite)));
    return spans.filter(
      (span) => span.text.includes(cite) || around.some((paragraph) => paragraph.includes(plain(span.text))),
    );
  };
  const verifier = createVerifier(evidence);
  return statements.filter(({ sentence, cites = [] }) => {
    const rows =
      cites.length > 1 ? spans.filter((span) => cites.every((cite) => span.text.includes(cite))) : [];
    const named = rows.length > 0 ? rows : cites.flatMap(citedBy);
    const cited = named.length > 0 ? new Set(named) : spans.slice(0, mostCited);
    const { verdict } = verifier.sentence({ sentence, spanIds: [...cited].map(({ id }) => id) });
    return verdict === 'supported' || verdict === 'derived';
  });
}

const dense = ['tables-a', 'tables-b', 'tables-c', 'prose-a', 'prose-b', 'prose-c'];
const plainly = ['a', 'b', 'c', 'd', 'e'];
/** Reports and news in text and HTML, worked figures in prose with every trap, and tables. */
const freely = ['f', 'g', 'h'];
/** Nearly the words of the source, nine in ten of them false by one small thing. */
const nearly = ['p', 'p2', 'p3', 'p4', 't', 't2', 'm', 'r', 'r2'];

/** Tables as data teams export them: headers in snake_case, a row for each measure, periods side by side. */
const exported = ['v', 'v2', 'v3', 'v4', 'v5'];

/** One table, one text and one page each, as a tester writes them. */
const mixed = ['w', 'w2', 'w3'];
/** Workbooks, documents and pages with groups above their names, headings between their rows, and notes. */
const office = ['x', 'x2', 'x3'];

/** What a tester of the product writes who has read what it promises: plain, one point each, over a table, a text and a page. */
const accepting = ['y', 'y2', 'y3', 'y4', 'y5', 'y6', 'y7', 'y8', 'y9'];

/** Changes between two times of a text, and those that tables hold, three in four of them false. */
const changing = ['z', 'z2'];

/** Statements with a quotation, more than half of them false. */
const quoting = ['q', 'q2', 'q3'];

/** `recognised`: how many of the true statements are vouched for at least. */
const groups = [
  { style: 'dense', files: dense.map((name) => `dense-statements/${name}`), recognised: 49 },
  { style: 'plain', files: plainly.map((name) => `plain-statements/${name}`), recognised: 228 },
  { style: 'free', files: freely.map((name) => `plain-statements/${name}`), recognised: 104 },
  { style: 'close', files: nearly.map((name) => `plain-statements/${name}`), recognised: 311 },
  { style: 'exported', files: exported.map((name) => `plain-statements/${name}`), recognised: 290 },
  { style: 'mixed', files: mixed.map((name) => `plain-statements/${name}`), recognised: 104 },
  { style: 'office', files: office.map((name) => `office-files/${name}`), recognised: 132 },
  {
    style: 'acceptance',
    files: accepting.map((name) => `plain-statements/${name}`),
    recognised: 608,
  },
  { style: 'changing', files: changing.map((name) => `plain-statements/${name}`), recognised: 85 },
  { style: 'quoting', files: quoting.map((name) => `plain-statements/${name}`), recognised: 233 },
];

describe.each(groups)('$style statements', ({ files, recognised }) => {
  let vouched: Statement[];
  beforeAll(async () => {
    vouched = (await Promise.all(files.flatMap(worldsOf).map(vouchedIn))).flat();
    // A thousand statements, on a machine that runs other tests.
  }, 180_000);
  const sentencesOf = (...labels: readonly string[]) =>
    vouched.filter(({ label }) => labels.includes(label)).map(({ sentence }) => sentence);

  it('are not vouched for where they are false or cannot be checked', () => {
    expect(sentencesOf('false', 'uncheckable')).toEqual([]);
  });

  it('are vouched for in some cases', () => {
    expect(sentencesOf('true').length).toBeGreaterThanOrEqual(recognised);
  });
});
