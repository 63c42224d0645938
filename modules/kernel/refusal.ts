/** An expected "no": a code and the values its sentence needs. Data, never thrown. */
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
  return fields ? { refused: true, code, values, fields } : { refused: true, code, values };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}
