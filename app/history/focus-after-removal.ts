/** The entry to go on with, of those that are there now. */
export function focusAfterRemoval(
  about: string,
  before: readonly string[],
  now: readonly string[],
): string | undefined {
  if (now.includes(about)) return about;
  const at = before.indexOf(about);
  return at < 0 ? undefined : (now[at] ?? now.at(-1));
}
