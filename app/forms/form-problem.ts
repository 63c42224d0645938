/** Why a form was not accepted. */
export type FormProblem = {
  /** HTTP status; absent when no answer came at all. */
  status?: number;
  sentence: string;
  /** A sentence for each bad field. */
  fields: Readonly<Record<string, string>>;
};

/**
 * The words over a form that was not accepted. What is wrong in a field speaks for itself, in the spec's own title where
 * its sentence has one ("Title: what to do."); for the rest `failed` says what did not work, and then why.
 */
export function problemWords({ status, sentence, fields }: FormProblem, failed: string): ProblemWords {
  if (Object.keys(fields).length > 0) return titled(sentence);
  return { title: failed, description: status === undefined ? sentence : `Error: ${status}. ${sentence}` };
}

export type ProblemWords = { title: string; description?: string };

function titled(sentence: string): ProblemWords {
  const [title = '', ...rest] = sentence.split(': ');
  return rest.length > 0 ? { title, description: rest.join(': ') } : { title };
}

/** What stands beside a bad field: the sentence without its title. */
export function fieldWords(sentence: string | undefined): string | undefined {
  if (sentence === undefined) return undefined;
  const { title, description } = titled(sentence);
  return description ?? title;
}
