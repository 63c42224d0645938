/** The step of a demo, and whether it is playing. */
export type Playback = { at: number; playing: boolean };
export type PlaybackAction = 'next' | 'previous' | 'toggle' | 'tick' | { to: number };

/** Duration of a step while the demo plays. */
export const stepMs = 7000;

/** The demo of `count` steps after an action. Choosing a step by hand pauses it there. */
export function played({ at, playing }: Playback, action: PlaybackAction, count: number): Playback {
  const last = count - 1;
  const within = (step: number) => Math.max(0, Math.min(last, step));
  if (action === 'next') return { at: within(at + 1), playing: false };
  if (action === 'previous') return { at: within(at - 1), playing: false };
  if (action === 'toggle')
    return at === last && !playing ? { at: 0, playing: true } : { at, playing: !playing };
  if (action === 'tick') return playing ? { at: within(at + 1), playing: at + 1 < last } : { at, playing };
  return { at: within(action.to), playing: false };
}
