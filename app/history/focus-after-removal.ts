/** The entry of the present list that takes focus. */
export function focusAfterRemoval(
  about: string,
  before: readonly string[],
  now: readonly string[],
): string | undefined {
  if (now.includes(about)) return about;
  const at = before.indexOf(about);
  return at < 0 ? undefined : (now[at] ?? now.at(-1));
}
