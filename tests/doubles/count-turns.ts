/** Counts the turns of the event loop until stopped. */
export function countTurns(): { count(): number; stop(): void } {
  let turns = 0;
  let next: NodeJS.Immediate;
  const again = () => {
    turns += 1;
    next = setImmediate(again);
  };
  next = setImmediate(again);
  return { count: () => turns, stop: () => clearImmediate(next) };
}
