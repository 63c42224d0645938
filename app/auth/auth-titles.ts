/**
 * The headline of a refused form: its own sentence, or that of the passwords when only they are wrong. Spec section 5.
 */
export function formHeadline(sentence: string, fields: Readonly<Record<string, string>> = {}): string {
  const [only, ...others] = Object.entries(fields);
  return only?.[0] === 'confirmPassword' && others.length === 0 ? only[1] : sentence;
}
