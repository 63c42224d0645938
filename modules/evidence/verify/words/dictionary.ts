/** A table from words to values that holds no names of its own: a word such as "constructor" is not in it. */
export const dictionary = <Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Partial<Record<string, Value>>> =>
  Object.assign(Object.create(null) as Record<string, Value>, entries);
