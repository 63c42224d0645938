import type { Plan, SectionBrief } from '../../plan';

const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** The section of a dataset: the one that names it, else the existing one with most words in common. */
export function assignSection(
  datasetId: string,
  about: string,
  plan: Pick<Plan, 'sections'>,
  present: ReadonlySet<string>,
): string {
  const sections = plan.sections.filter(({ id }) => present.has(id));
  const named = sections.find(({ datasetIds }) => datasetIds.includes(datasetId));
  return named?.id ?? bestMatch(words(about), sections)?.id ?? '';
}

function bestMatch(about: ReadonlySet<string>, sections: readonly SectionBrief[]): SectionBrief | undefined {
  let best = sections[0];
  let most = 0;
  for (const section of sections) {
    const shared = [...words(`${section.title} ${section.brief}`)].filter((word) => about.has(word)).length;
    if (shared > most) [best, most] = [section, shared];
  }
  return best;
}
