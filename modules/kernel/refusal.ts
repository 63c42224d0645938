/** Marks refusals: outside input cannot carry the symbol, and it is the same one in every bundle. */
const mark = Symbol.for('evident.refusal');

/** An expected "no": a code and the values of its sentence. Returned, never thrown. */
export type Refusal<Code extends string = string> = {
  readonly refused: true;
  readonly code: Code;
  readonly values: Readonly<Record<string, string | number>>;
  /** For bad input: a sentence for each field. */
  readonly fields?: Readonly<Record<string, string>>;
};

export function refuse<Code extends string>(
  code: Code,
  values: Refusal['values'] = {},
  fields?: Refusal['fields'],
): Refusal<Code> {
  const refusal = { [mark]: true, refused: true as const, code, values };
  return fields ? { ...refusal, fields } : refusal;
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && mark in value;
}
