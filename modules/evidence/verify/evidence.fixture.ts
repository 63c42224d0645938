import type { Evidence } from '../evidence';
import { collectEvidence } from '../collect-evidence';
import { readSource, type TextKind } from '../sources/read-source';
import { createVerifier } from './index';

const kinds: Readonly<Record<string, TextKind>> = { csv: 'csv', md: 'markdown', html: 'html', txt: 'text' };

/** Evidence over files given as their text; the ending of a name says what kind it is. */
export function evidenceFrom(...files: readonly (readonly [name: string, text: string])[]): Evidence {
  const sources = files.map(([name, text], at) => {
    const kind = kinds[name.split('.').at(-1) ?? ''] ?? 'text';
    const read = readSource({ name, bytes: Buffer.from(text) }, kind);
    if ('code' in read) throw new Error(`${name}: ${read.code}`);
    return { ...read, id: `source-${at}`, kind, sha256: '' };
  });
  return collectEvidence(sources, '');
}

/** The id of the first passage that holds a text. */
export const spanWith = (evidence: Evidence, text: string): string =>
  evidence.sources.flatMap(({ spans }) => spans).find((span) => span.text.includes(text))?.id ?? 'none';

/** A passage of prose with statements about it. */
export type World = { passage: string; truths: readonly string[]; falsehoods: readonly string[] };

/** The text that was asked about last, read once for all statements on it. */
let asked: { text: string; judge: (sentence: string) => string } | undefined;

function judgeOf(text: string): (sentence: string) => string {
  const evidence = evidenceFrom(['article.txt', text]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans).map(({ id }) => id);
  const verifier = createVerifier(evidence);
  return (sentence) => verifier.sentence({ sentence, spanIds }).verdict;
}

/** Whether a statement that cites all of a text is vouched for. */
export function isVouchedFor(text: string, sentence: string): boolean {
  if (asked?.text !== text) asked = { text, judge: judgeOf(text) };
  const verdict = asked.judge(sentence);
  return verdict === 'supported' || verdict === 'derived';
}
