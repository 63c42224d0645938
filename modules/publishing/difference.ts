import type { Report } from '../search/report';

/** The differences of a report from its last public version, a sentence for each; empty when they are equal. */
export function differencesBetween(published: Report, now: Report): string[] {
  return [
    ...differentTitle(published, now),
    ...differentSections(published, now),
    ...differentClaims(published, now),
    ...differentCounts(published, now),
  ];
}

const differentTitle = (before: Report, now: Report) =>
  before.title === now.title ? [] : [`The title was "${before.title}" and is "${now.title}".`];

function differentSections(before: Report, now: Report): string[] {
  const old = new Map(before.sections.map((section) => [section.id, section]));
  const ids = new Set(now.sections.map(({ id }) => id));
  const removed = before.sections
    .filter(({ id }) => !ids.has(id))
    .map(({ title }) => `The section "${title}" is gone.`);
  const rest = now.sections.flatMap((section) => {
    const was = old.get(section.id);
    if (!was) return [`The section "${section.title}" is new.`];
    return JSON.stringify(was) === JSON.stringify(section) ? [] : [`The section "${section.title}" changed.`];
  });
  return [...removed, ...rest];
}

/** Sentences with another verdict than in the public version. */
function differentClaims(before: Report, now: Report): string[] {
  const old = new Map(before.claims.map(({ sentence, verdict }) => [sentence, verdict]));
  const changed = now.claims.filter(({ sentence, verdict }) => (old.get(sentence) ?? verdict) !== verdict);
  return changed.map(({ sentence, verdict }) => `"${sentence}" was ${old.get(sentence)} and is ${verdict}.`);
}

function differentCounts(before: Report, now: Report): string[] {
  const counts = [
    ['charts', before.visualData.charts.length, now.visualData.charts.length],
    ['tables', before.visualData.tables.length, now.visualData.tables.length],
    ['sources', before.sources.length, now.sources.length],
    ['questions', before.faqs.length, now.faqs.length],
  ] as const;
  return counts
    .filter(([, was, is]) => was !== is)
    .map(([what, was, is]) => `It had ${was} ${what} and has ${is}.`);
}
