import { describe, expect, it } from 'vitest';
import { evidenceFrom } from '../evidence.fixture';
import { createVerifier } from '../index';

/** Statements that a passage says in other words: the check may leave them open, and never says that the source differs. */
const worlds: readonly { passage: string; open: readonly string[]; wrong: readonly string[] }[] = [
  {
    passage: 'The islands introduced a school meal scheme in 1968, three years after a famine.',
    open: ['The islands have had a school meal scheme since 1968.'],
    wrong: ['The islands introduced a school meal scheme in 1978, three years after a famine.'],
  },
  {
    passage: 'The Liberal group will not back the plan unless the fare cap is lowered.',
    open: ['The Liberal group will back the plan only if the fare cap is lowered.'],
    wrong: ['The Liberal group will back the plan.'],
  },
  {
    passage: 'According to the union, 30 percent of the growers have no lease for the land they work.',
    open: ['According to the union, 30 percent of the growers lack a lease for the land they work.'],
    wrong: ['According to the union, 30 percent of the growers have a lease for the land they work.'],
  },
  {
    passage: 'For entry in October 2023 the college received 14,210 applications for its evening courses.',
    open: ['The college received 14,210 evening applications for entry in October 2023.'],
    wrong: ['The college received 14,810 applications for its evening courses for entry in October 2023.'],
  },
  {
    passage: 'The ice fields covered 287 km² in 2021, down from 341 km² in 1971.',
    open: ['The ice fields extended over 287 km² in 2021.'],
    wrong: ['The ice fields extended over 387 km² in 2021.'],
  },
];

describe.each(worlds)('statements about: $passage', ({ passage, open, wrong }) => {
  const evidence = evidenceFrom(['source.txt', passage]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  const verdictOf = (sentence: string) => createVerifier(evidence).sentence({ sentence, spanIds }).verdict;

  it.each(open)('does not call unsupported: %s', (sentence) => {
    expect(verdictOf(sentence)).not.toBe('unsupported');
  });
  it.each(wrong)('calls unsupported: %s', (sentence) => {
    expect(verdictOf(sentence)).toBe('unsupported');
  });
});

it('gives the reason in the words of the passage', () => {
  const passage =
    'The clinic gave 4,120 jabs for its travel courses in 2023, 3 percent more than a year earlier.';
  const evidence = evidenceFrom(['source.txt', passage]);
  const { reason = '' } = createVerifier(evidence).sentence({
    sentence: 'The clinic gave 4,120 jabs in 2023.',
    spanIds: evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id)),
  });
  expect(reason).not.toMatch(/\bcours\b/);
});
