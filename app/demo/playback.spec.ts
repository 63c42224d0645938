import { expect, it } from 'vitest';
import { played, type Playback, type PlaybackAction } from './playback';

const after = (from: Playback, ...actions: PlaybackAction[]) =>
  actions.reduce((state, action) => played(state, action, 3), from);
const begun = { at: 0, playing: true };

it('plays from the first step to the last and stops there', () => {
  expect(after(begun, 'tick')).toEqual({ at: 1, playing: true });
  expect(after(begun, 'tick', 'tick')).toEqual({ at: 2, playing: false });
  expect(after(begun, 'tick', 'tick', 'tick')).toEqual({ at: 2, playing: false });
});

it('pauses, resumes at the same step, and starts again from the end', () => {
  expect(after(begun, 'tick', 'toggle', 'tick')).toEqual({ at: 1, playing: false });
  expect(after(begun, 'tick', 'toggle', 'toggle')).toEqual({ at: 1, playing: true });
  expect(after({ at: 2, playing: false }, 'toggle')).toEqual({ at: 0, playing: true });
});

it('stays at a step chosen by hand, never beyond its ends', () => {
  expect(after(begun, 'next')).toEqual({ at: 1, playing: false });
  expect(after(begun, { to: 2 }, 'next')).toEqual({ at: 2, playing: false });
  expect(after(begun, 'next', 'previous', 'previous')).toEqual({ at: 0, playing: false });
});
