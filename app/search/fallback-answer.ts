import type { ShouldRevalidateFunction } from '@remix-run/react';
import { refusalTitle, searchFailed, type AskAnswer } from './search-messages';

/** Of a search that no answer came to. */
const unanswered = 'unanswered';

/** What the server answers to a posted search; when no answer comes, the question with the sentence of spec section 8. */
export async function orFallback<Answer>(
  request: Request,
  answer: () => Promise<Answer>,
): Promise<Answer | AskAnswer> {
  const kept = request.clone();
  try {
    return await answer();
  } catch (thrown) {
    // A way to go on: the report's page.
    if (thrown instanceof Response) throw thrown;
    const form = await kept.formData();
    return {
      query: textOf(form.get('query')),
      model: textOf(form.get('model')),
      // The page still has those that were attached.
      sources: [],
      refusal: { code: unanswered, title: refusalTitle(unanswered), sentence: searchFailed },
    };
  }
}

/** After that the page stays as it is: what cannot be reached cannot be asked for anything new either. */
export const unlessUnanswered: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  (actionResult as Partial<AskAnswer> | undefined)?.refusal?.code !== unanswered && defaultShouldRevalidate;

const textOf = (entry: FormDataEntryValue | null) => (typeof entry === 'string' ? entry : '');
