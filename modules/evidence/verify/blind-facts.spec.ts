import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { evidenceFrom } from './evidence.fixture';
import { createVerifier } from './index';

/**
 * Ledger figures whose authors did not see the rules, three in four of them false by one small thing. `cite`: the beginning of a row, or
 * words of a paragraph.
 */
type Fact = {
  truth: 'true' | 'false';
  class: string;
  label: string;
  value: string;
  unit: string;
  period: string;
  change: string;
  cite: string;
};
type World = { file: string; text: string; facts: Fact[] };

const worlds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap(
  (name) =>
    JSON.parse(
      readFileSync(new URL(`../../../tests/worlds/ledger-facts/${name}.json`, import.meta.url), 'utf8'),
    ) as World[],
);

const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The figures of a world that are shown as sourced, with the change that was planned. */
function sourcedIn({ file, text, facts }: World): Fact[] {
  const evidence = evidenceFrom([file, text]);
  const spans = evidence.sources.flatMap((source) => source.spans);
  const verifier = createVerifier(evidence);
  return facts.filter(({ truth, class: _, cite, ...asked }) => {
    const span =
      spans.find((each) => each.text.includes(cite)) ??
      spans.find((each) => plain(each.text).includes(plain(cite)));
    if (!span) throw new Error(`no passage holds ${cite}`);
    const { basis, change } = verifier.fact({ ...asked, basis: { span: span.id } });
    return basis !== 'model' && (truth === 'true' || change === asked.change);
  });
}

let sourced: Fact[];
beforeAll(() => {
  sourced = worlds.flatMap(sourcedIn);
}, 120_000);
const labelsOf = (truth: Fact['truth']) =>
  sourced.filter((fact) => fact.truth === truth).map(({ label }) => label);

it('shows no ledger figure as sourced that its passage does not hold', () => {
  expect(labelsOf('false')).toEqual([]);
});

it('recognises true ledger figures in some cases', () => {
  expect(labelsOf('true').length).toBeGreaterThanOrEqual(279);
});
