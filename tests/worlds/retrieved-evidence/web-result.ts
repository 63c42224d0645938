import { shapes, sample } from '../../doubles/providers/provider-shapes';
import type { PlantedDocument } from './planted';

/** A page as the first result of a web search. `snippet`: what the search engine says of it. */
export function webResult(
  page: NonNullable<PlantedDocument['page']>,
  title: string,
  snippet = 'A page that the search engine has in its index.',
): Pick<PlantedDocument, 'ask' | 'answer' | 'page'> {
  const { entry, answer } = shapes.brave;
  const result = { ...sample(), title, text: snippet, url: `https://site.example${page.path}` };
  return {
    ask: { provider: 'brave', kind: 'web', query: title },
    answer: answer([entry(result, 0)]),
    page,
  };
}
