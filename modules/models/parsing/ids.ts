/** An id as the product spells it: kebab-case, beginning with a letter. */
export function kebab(said: string): string {
  const id = said
    .normalize('NFKD')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return /^[a-z]/.test(id) ? id : id ? `n-${id}` : '';
}

/** Gives every item an id of its own: its said one, else one made of its words; a second of the same gets a number. */
export function withIds<Item extends { id: string }>(
  items: readonly Item[],
  words: (item: Item) => string,
): Item[] {
  const taken = new Set<string>();
  return items.map((item, index) => {
    const wanted = kebab(item.id) || kebab(words(item)).slice(0, 48).replace(/-+$/, '') || `n-${index + 1}`;
    let id = wanted;
    for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`;
    taken.add(id);
    return { ...item, id };
  });
}
