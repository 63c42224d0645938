import type { ShouldRevalidateFunction } from '@remix-run/react';
import { refusalTitle, searchFailed, type AskAnswer } from './search-messages';

/** The code of a search without an answer. */
const unanswered = 'unanswered';

/** Returns the server's answer to a posted search; without one, the question with the sentence of spec section 8. */
export async function orFallback<Answer>(
  request: Request,
  answer: () => Promise<Answer>,
): Promise<Answer | AskAnswer> {
  const copy = request.clone();
  try {
    return await answer();
  } catch (thrown) {
    // A redirect to the report's page.
    if (thrown instanceof Response) throw thrown;
    const form = await copy.formData();
    return {
      query: textOf(form.get('query')),
      model: textOf(form.get('model')),
      address: textOf(form.get('url')),
      retrieve: form.getAll('retrieve').map(textOf),
      language: textOf(form.get('language')) || 'auto',
      approvePlan: form.has('approvePlan'),
      // The page still holds the attached sources.
      sources: [],
      refusal: { code: unanswered, title: refusalTitle(unanswered), sentence: searchFailed },
    };
  }
}

/** Keeps the loaded data after that: an unreachable server cannot reload it either. */
export const revalidateUnlessUnanswered: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) =>
  (actionResult as Partial<AskAnswer> | undefined)?.refusal?.code !== unanswered && defaultShouldRevalidate;

const textOf = (entry: FormDataEntryValue | null) => (typeof entry === 'string' ? entry : '');
