const year = '(?:FY ?)?(?:19|20)\\d{2}(?:[/–-]\\d{2,4})?';
const period = new RegExp(
  `^(?:(?:Q[1-4]|H[12]) ?)?${year}(?: ?(?:Q[1-4]|H[12]))?$|^${year} (?:to|–|-) ${year}$`,
  'i',
);

/** Marks of footnotes behind a name: "2023*", "Harvest ¹". */
const footnote = /\s*(?:[*†‡]+|[¹²³⁴-⁹]{1,2})$/;
const plainName = (text: string) => text.replace(footnote, '').trim();

/** "2021", "2021/22", "Q1 2024", "2020 to 2023". */
export const isPeriodName = (text: string): boolean => period.test(plainName(text));

/** A unit in brackets behind a name. */
const bracketed = /^(?<name>.*\S) ?(?<unit>\([^()]{1,40}\))$/;

/**
 * The name of a column with groups above it: the name, its group, their period and their unit, each once. "Area (ha)" above "2022" is
 * "Area 2022 (ha)", "Men" above "2024" is "Men 2024", "2023" above "Plan" is "Plan 2023".
 */
export function headerName(groups: readonly string[], name: string): string {
  const parts = [...groups, name]
    .map(plainName)
    .filter((part, at, all) => part !== '' && all.indexOf(part) === at);
  const read = parts.map((part) => bracketed.exec(part)?.groups ?? { name: part, unit: '' });
  const names = read.map((part) => part.name ?? '');
  const plain = names.filter((part) => !isPeriodName(part));
  const periods = names.filter(isPeriodName);
  const unit = read.findLast((part) => part.unit !== '')?.unit ?? '';
  return [plain.map((part, at) => (at === 0 ? part : uncapitalised(part))).join(' '), ...periods, unit]
    .filter((part) => part !== '')
    .join(' ');
}

/** "Net price" within a name; "GDP" stays. */
const uncapitalised = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
