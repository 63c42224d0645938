/** Kinds of errors whose messages speak of code and never quote a user. */
const speaking = [TypeError, RangeError, ReferenceError];

/** What may be logged of an unexpected error: kind, code and place; its message only where that cannot quote a user. */
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
