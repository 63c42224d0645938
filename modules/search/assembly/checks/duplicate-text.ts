const shingleLength = 5;

/** Two texts count as duplicates from this share of common five-word runs on. */
export const overlapLimit = 0.25;

export function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Set<string>();
  for (let at = 0; at + shingleLength <= words.length; at += 1)
    found.add(words.slice(at, at + shingleLength).join(' '));
  return found;
}

/** Jaccard similarity: 0 nothing in common, 1 the same. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const each of a) if (b.has(each)) common += 1;
  return common / (a.size + b.size - common);
}
