import { cells } from './hostile-answers/cells';
import { characters } from './hostile-answers/characters';
import { links } from './hostile-answers/links';
import { markup } from './hostile-answers/markup';

export { plantedExtras, plantedPlan, plantedSection } from './hostile-answers/planted';
export { slowTexts, wholes, type Whole } from './hostile-answers/wholes';

/** A text that means more than it says to some reader of it; planted in every place of an answer that takes text. */
export type HostileText = { name: string; text: string };

/** Left behind by whatever runs. */
export const leftMark = '__pwned';

/** All of them, aimed at an address where somebody counts. */
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
