/** Kinds of errors whose words speak of code, never of somebody's text. */
const speaking = [TypeError, RangeError, ReferenceError];

/** What the log may know of an unforeseen error: kind, code and place; its words only where they cannot quote anybody. */
export function describeUnexpectedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code } = error as { code?: unknown };
  return {
    kind: error.name,
    ...(typeof code === 'string' ? { errorCode: code } : {}),
    ...(speaking.some((kind) => error instanceof kind) ? { words: error.message } : {}),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6),
  };
}
