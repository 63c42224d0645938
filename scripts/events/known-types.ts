import MiniSearch from 'minisearch';
import { eventCatalogue } from '../../composition/event-catalogue';
import { asTyped } from '../arguments';

const names = [...eventCatalogue.keys()];

/** The refusal of an unknown type, in a sentence, with similar known ones. */
export function unknownType(types: readonly string[]): string | undefined {
  const unknown = types.find((type) => !eventCatalogue.has(type));
  if (unknown === undefined) return undefined;
  const near = nearest(unknown);
  const hint = near.length > 0 ? `Did you mean ${formatList(near)}?` : 'docs/events.md lists them all.';
  return `There is no type of event called ${asTyped(unknown)}. ${hint}`;
}

const words = (name: string) => name.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [name];

function nearest(name: string): string[] {
  const index = new MiniSearch({ fields: ['name'], tokenize: (text) => [text, ...words(text)] });
  index.addAll(names.map((type) => ({ id: type, name: type })));
  return index
    .search(name, { fuzzy: 0.34, prefix: true })
    .slice(0, 3)
    .map(({ id }) => String(id));
}

const formatList = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} or ${items.at(-1)}` : items.join();
