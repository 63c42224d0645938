import { useState } from 'react';
import type { AttachedSource } from '../../composition/application/application';
import type { AskAnswer } from './search-messages';
import { parseModel } from './parse-model';

const nothing: AttachedSource[] = [];
const nowhere: string[] = [];

/** The query being edited: as typed, as the address filled it, or as the last answer returned it. */
export function useQuery(filled: { query: string; model: string }, answer: AskAnswer | undefined) {
  const [query, setQuery] = useState(answer?.query ?? filled.query);
  const [model, setModel] = useState(parseModel(answer?.model ?? filled.model));
  return {
    query,
    setQuery,
    model,
    setModel: (name: string) => setModel(parseModel(name)),
    kept: answer?.sources ?? nothing,
    address: answer?.address,
    retrieve: answer?.retrieve ?? nowhere,
    language: answer?.language ?? 'auto',
    approvePlan: answer?.approvePlan ?? false,
  };
}
