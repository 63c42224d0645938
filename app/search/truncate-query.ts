/** Spec section 9: titles in the recent panel are cut here. */
const longest = 60;

/** A query as the recent panel shows it: cut at 60 characters, never inside one. */
export function truncateQuery(query: string): string {
  const characters = Array.from(query);
  return characters.length > longest ? `${characters.slice(0, longest).join('')}...` : query;
}
