/** Works something out of an object once and keeps it as long as the object: many statements are checked against one passage or table. */
export function memoize<Subject extends object, Result>(
  make: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const made = new WeakMap<Subject, { result: Result }>();
  return (subject) => {
    const known = made.get(subject);
    if (known) return known.result;
    const result = make(subject);
    made.set(subject, { result });
    return result;
  };
}
