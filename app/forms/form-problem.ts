/** Why a form was not accepted. */
export type FormProblem = {
  /** HTTP status; absent when no answer came at all. */
  status?: number;
  sentence: string;
  /** A sentence for each bad field. */
  fields: Readonly<Record<string, string>>;
};

/**
 * The headline of a form that was not accepted. A bad field uses its own sentence, with the spec's title where the
 * sentence has one ("Title: what to do."); any other failure starts with `failed`, then gives the reason.
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

/** The error beside a bad field: the sentence without its title. */
export function fieldWords(sentence: string | undefined): string | undefined {
  if (sentence === undefined) return undefined;
  const { title, description } = titled(sentence);
  return description ?? title;
}
