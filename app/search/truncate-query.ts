/** Spec section 9: maximum length of titles in the recent panel. */
const maxLength = 60;

/** A query for the recent panel: cut at 60 characters, never inside a surrogate pair. */
export function truncateQuery(query: string): string {
  const characters = Array.from(query);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}...` : query;
}
