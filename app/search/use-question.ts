import { useState } from 'react';
import type { AttachedSource } from '../../system';
import type { AskAnswer } from './ask-words';

const nothing: AttachedSource[] = [];

/** What is being asked: as typed, as the address filled it, or as the last answer gave it back. */
export function useQuestion(filled: { query: string; model: string }, answer: AskAnswer | undefined) {
  const [query, setQuery] = useState(answer?.query ?? filled.query);
  const [model, setModel] = useState(answer?.model ?? filled.model);
  return { query, setQuery, model, setModel, kept: answer?.sources ?? nothing };
}
