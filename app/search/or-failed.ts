import { refusalTitle, searchFailed, type AskAnswer } from './ask-words';

/** What the server answers to a posted search; when no answer comes, the question with the sentence of spec section 8. */
export async function orFailed<Answer>(
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
      refusal: { code: 'failed', title: refusalTitle('failed'), sentence: searchFailed },
    };
  }
}

const textOf = (entry: FormDataEntryValue | null) => (typeof entry === 'string' ? entry : '');
