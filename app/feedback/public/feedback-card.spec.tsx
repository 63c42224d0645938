import { describe, expect, it } from 'vitest';
import { renderedPage } from '../../../tests/doubles/rendered-page';
import { FeedbackCard } from './feedback-card';
import type { PublicItem } from './load-public-feedback.server';

const item: PublicItem = {
  ...{ id: 'f-1', rating: 4, content: 'Good.', suggestions: '', at: '2026-01-01T00:00:00.000Z' },
  ago: '3 days ago',
  user: { name: 'Ada Lovelace', picture: null },
};
const card = (more: Partial<PublicItem> = {}, isWhole = false) =>
  renderedPage(<FeedbackCard item={{ ...item, ...more }} isWhole={isWhole} />);

describe('a card of public feedback', () => {
  it('shows initials, name, time, stars, content and badge', () => {
    const words = ['AL', 'Ada Lovelace', '3 days ago', '4 stars of 5', 'Good.', 'Positive'];
    expect(words.filter((word) => !card().includes(word))).toEqual([]);
    expect(card()).not.toContain('Suggestions');
    expect(card({ suggestions: 'More.' })).toMatch(/Suggestions.*More\./);
  });

  it('calls a writer without a name Anonymous User', () => {
    expect(card({ user: { name: null, picture: null } })).toContain('Anonymous User');
  });

  it.each([
    [5, 'Positive'],
    [4, 'Positive'],
    [3, 'Neutral'],
    [2, 'Needs Improvement'],
    [1, 'Needs Improvement'],
  ])('gives %i stars the badge %s', (rating, badge) => {
    const page = card({ rating });
    const there = ['Positive', 'Neutral', 'Needs Improvement'].filter((each) => page.includes(each));
    expect(there).toEqual([badge]);
  });

  it('collapses the rest of a long text, unless a search is active', () => {
    const content = 'A word and another one. '.repeat(60);
    expect(card({ content })).toContain('Read the rest');
    expect(card({ content }, true)).not.toContain('Read the rest');
  });
});
