import { cells } from './hostile-answers/cells';
import { characters } from './hostile-answers/characters';
import { links } from './hostile-answers/links';
import { markup } from './hostile-answers/markup';

export { plantedExtras, plantedPlan, plantedSection } from './hostile-answers/planted';
export { slowTexts, wholes, type Whole } from './hostile-answers/wholes';

/** A text that some parser would execute or follow; planted in every text field of an answer. */
export type HostileText = { name: string; text: string };

/** The mark that an executed script leaves. */
export const leftMark = '__pwned';

/** All hostile texts, with this address as the target that counts visits. */
export function hostileTexts(url: string): HostileText[] {
  return [...markup, ...links, ...cells, ...characters].map(([name, text], number) => ({
    name,
    text: text
      .replaceAll('%JS%', `self.${leftMark}=${number + 1}`)
      .replaceAll('%URL%', `${url}/${number + 1}`)
      .replaceAll('%HOST%', new URL(url).host),
  }));
}

/** In groups, one for each report. */
export function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
