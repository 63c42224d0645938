import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  docxOf,
  paragraph,
  type SheetCell,
  wordTable,
  xlsxOf,
} from '../../../tests/doubles/documents/office';
import { isRefusal } from '../../kernel/refusal';
import { collectEvidence } from '../collect-evidence';
import type { Evidence, Verdict } from '../evidence';
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

type Judged = Statement & { verdict: Verdict };

/** The statements of a world with their verdicts. */
async function judgedIn(world: World): Promise<Judged[]> {
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
  return statements.map((statement) => {
    const { sentence, cites = [] } = statement;
    const rows =
      cites.length > 1 ? spans.filter((span) => cites.every((cite) => span.text.includes(cite))) : [];
    const named = rows.length > 0 ? rows : cites.flatMap(citedBy);
    const cited = named.length > 0 ? new Set(named) : spans.slice(0, mostCited);
    const { verdict } = verifier.sentence({ sentence, spanIds: [...cited].map(({ id }) => id) });
    return { ...statement, verdict };
  });
}

const filesOf = (folder: string, names: readonly string[]) => names.map((name) => `${folder}/${name}`);

const dense = ['tables-a', 'tables-b', 'tables-c', 'prose-a', 'prose-b', 'prose-c'];
const plainly = ['a', 'b', 'c', 'd', 'e'];
/** Reports and news in text and HTML, worked figures in prose with every trap, and tables. */
const freely = ['f', 'g', 'h'];
/** Nearly the words of the source, nine in ten of them false by one small thing. */
const nearly = ['p', 'p2', 'p3', 'p4', 't', 't2', 'm', 'r', 'r2', 's', 's2', 's3'];

/** Tables as data teams export them: headers in snake_case, a row for each measure, periods side by side. */
const exported = ['v', 'v2', 'v3', 'v4', 'v5'];

/** One table, one text and one page each, as a tester writes them. */
const mixed = ['w', 'w2', 'w3'];
/** Workbooks, documents and pages with groups above their names, headings between their rows, and notes. */
const office = ['x', 'x2', 'x3'];

/** What a tester of the product writes who has read what it promises: plain, one point each, over a table, a text and a page. */
const accepting = ['y', 'y2', 'y3', 'y4', 'y5', 'y6', 'y7', 'y8', 'y9'];

/** The same by authors who knew the promises of the product alone. */
const promised = ['y18', 'y19', 'y20', 'y21'];

/** A corpus of planted statements for each thing that a reader may believe of a verdict: two tables, a text and a page each. */
const planted = ['u', 'u2', 'u3', 'n', 'n2', 'n3'];

/** The same in free wording: what a careful reader takes from a source at once, half of it of several points. */
const rephrased = ['y11', 'y12', 'y13', 'y15', 'y16', 'y17'];

/** The most ordinary sentences of one point each: over short texts, and over tables as publishers write them. */
const ofTexts = ['k1', 'k2', 'k4', 'k5', 'k6'];
const ofTables = ['k3', 'k7', 'k10', 'k11'];

/** Ordinary sentences of one point each in other words than those of the text. */
const reworded = ['k8', 'k9'];

/** One point each of one to five sentences, as an editor reports it: another order, a synonym, a simple sum. */
const reportedOn = ['o1', 'o2'];

/** Changes between two times of a text, and those that tables hold, three in four of them false. */
const changing = ['z', 'z2'];

/** Statements with a quotation, more than half of them false. */
const quoting = ['q', 'q2', 'q3', 'q4'];

/** `recognised`: how many of the true statements are vouched for at least; `accused`: how many are called unsupported at most. */
const groups = [
  { style: 'dense', files: filesOf('dense-statements', dense), recognised: 64, accused: 61 },
  { style: 'plain', files: filesOf('plain-statements', plainly), recognised: 240, accused: 37 },
  { style: 'free', files: filesOf('plain-statements', freely), recognised: 111, accused: 47 },
  { style: 'close', files: filesOf('plain-statements', nearly), recognised: 409, accused: 68 },
  { style: 'exported', files: filesOf('plain-statements', exported), recognised: 343, accused: 23 },
  { style: 'mixed', files: filesOf('plain-statements', mixed), recognised: 111, accused: 20 },
  { style: 'office', files: filesOf('office-files', office), recognised: 149, accused: 34 },
  { style: 'acceptance', files: filesOf('plain-statements', accepting), recognised: 625, accused: 17 },
  { style: 'promised', files: filesOf('plain-statements', promised), recognised: 158, accused: 17 },
  { style: 'planted', files: filesOf('plain-statements', planted), recognised: 325, accused: 33 },
  { style: 'rephrased', files: filesOf('plain-statements', rephrased), recognised: 153, accused: 46 },
  { style: 'ordinary prose', files: filesOf('plain-statements', ofTexts), recognised: 219, accused: 47 },
  { style: 'reworded', files: filesOf('plain-statements', reworded), recognised: 22, accused: 22 },
  { style: 'reported', files: filesOf('plain-statements', reportedOn), recognised: 27, accused: 28 },
  { style: 'ordinary table', files: filesOf('plain-statements', ofTables), recognised: 483, accused: 20 },
  { style: 'changing', files: filesOf('plain-statements', changing), recognised: 92, accused: 10 },
  { style: 'quoting', files: filesOf('plain-statements', quoting), recognised: 278, accused: 39 },
];

const judgedSets = new Map<string, Promise<Judged[]>>();

/** The statements of a file with their verdicts. Each file is judged once, in the first test that asks for it. */
function judgedSet(file: string): Promise<Judged[]> {
  const known = judgedSets.get(file);
  if (known) return known;
  const judged = Promise.all(worldsOf(file).map(judgedIn)).then((worlds) => worlds.flat());
  judgedSets.set(file, judged);
  return judged;
}

describe.each(groups)('$style statements', ({ files, recognised, accused }) => {
  it.each(files)('are not vouched for where they are false or cannot be checked: %s', async (file) => {
    const vouched = (await judgedSet(file)).filter(
      ({ label, verdict }) => label !== 'true' && isVouched(verdict),
    );
    expect(vouched.map(({ sentence }) => sentence)).toEqual([]);
  });

  it('are vouched for in some cases', async () => {
    const truths = await trueOnes(files);
    expect(truths.filter(({ verdict }) => isVouched(verdict)).length).toBeGreaterThanOrEqual(recognised);
  });

  it('are seldom called unsupported where they are true', async () => {
    const truths = await trueOnes(files);
    expect(truths.filter(({ verdict }) => verdict === 'unsupported').length).toBeLessThanOrEqual(accused);
  });
});

const isVouched = (verdict: Verdict) => verdict === 'supported' || verdict === 'derived';

const trueOnes = async (files: readonly string[]) =>
  (await Promise.all(files.map(judgedSet))).flat().filter(({ label }) => label === 'true');
