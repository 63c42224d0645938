import { useState } from 'react';
import type { AttachedSource } from '../../system';
import type { AskAnswer } from './ask-words';
import { slotNamed } from './slot-named';

const nothing: AttachedSource[] = [];

/** What is being asked: as typed, as the address filled it, or as the last answer gave it back. */
export function useQuestion(filled: { query: string; model: string }, answer: AskAnswer | undefined) {
  const [query, setQuery] = useState(answer?.query ?? filled.query);
  const [model, setModel] = useState(slotNamed(answer?.model ?? filled.model));
  return {
    query,
    setQuery,
    model,
    setModel: (name: string) => setModel(slotNamed(name)),
    kept: answer?.sources ?? nothing,
  };
}
