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

const worlds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].flatMap(
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

/** The figures of a world that are shown as sourced. A false one counts only with the change that was planned. */
function sourcedIn({ file, text, facts }: World): (Fact & { isChangeShown: boolean })[] {
  const evidence = evidenceFrom([file, text]);
  const spans = evidence.sources.flatMap((source) => source.spans);
  const verifier = createVerifier(evidence);
  return facts.flatMap((fact) => {
    const { truth, class: _, cite, ...asked } = fact;
    const span =
      spans.find((each) => each.text.includes(cite)) ??
      spans.find((each) => plain(each.text).includes(plain(cite)));
    if (!span) throw new Error(`no passage holds ${cite}`);
    const { basis, change } = verifier.fact({ ...asked, basis: { span: span.id } });
    const isChangeShown = change === asked.change;
    return basis !== 'model' && (truth === 'true' || isChangeShown) ? [{ ...fact, isChangeShown }] : [];
  });
}

let sourced: ReturnType<typeof sourcedIn>;
beforeAll(() => {
  sourced = worlds.flatMap(sourcedIn);
}, 600_000);
const labelsOf = (truth: Fact['truth']) =>
  sourced.filter((fact) => fact.truth === truth).map(({ label }) => label);

it('shows no ledger figure as sourced that its passage does not hold', () => {
  expect(labelsOf('false')).toEqual([]);
});

it('recognises true ledger figures in some cases', () => {
  expect(labelsOf('true').length).toBeGreaterThanOrEqual(347);
});

it('keeps the true change beside most of them', () => {
  const planned = sourced.filter(({ truth, change }) => truth === 'true' && change.trim() !== '');
  expect(planned.filter(({ isChangeShown }) => isChangeShown).length).toBeGreaterThanOrEqual(126);
});
