import { capital } from '../../words/words';
import type { Table } from '../structure/tables';

const deviation =
  /^(?<what>\p{L}[\p{L} ]*?) ?(?:deviation|variance|difference) (?:from|to|against|on) (?:the )?(?<plan>plan|budget|target|forecast)$/iu;
const figure = '(?<figure>\\d[\\d.,]*(?: ?%| percent| per cent))';
const over =
  'overshot|exceeded|overran|went over|ran over|came in over|came in above|stayed above|was over|were over';
const under =
  'undershot|undercut|went under|came in under|came in below|stayed under|stayed below|stayed within|fell below|was under|were under|was below|were below';

/**
 * "Overshot its fuel plan by 4.7%", "burned more fuel than planned" of the one column "Fuel deviation from plan" as "had a fuel
 * deviation from plan of 4.7%", "above 0": above its plan is a deviation above zero.
 */
export function ofPlans({ columns }: Table, text: string): string {
  const found = columns.flatMap(({ name }) => {
    const { what, plan } = deviation.exec(name.trim())?.groups ?? {};
    return what === undefined || plan === undefined ? [] : [{ name: name.trim(), what, plan }];
  });
  const [only, ...more] = found;
  if (!only || more.length > 0) return text;
  const name = only.name.toLowerCase();
  const what = only.what.toLowerCase();
  const planned =
    { plan: 'planned', budget: 'budgeted', target: 'targeted', forecast: 'forecast' }[
      only.plan.toLowerCase()
    ] ?? '';
  const plan = `(?:its|their|the) (?:own )?(?:(?:${what} )?${only.plan.toLowerCase()}|${planned} ${what}(?: \\p{Ll}+)?)`;
  const had = (way: string, size: string | undefined) => {
    const isUnder = new RegExp(`^(?:${under}|under|below|less)$`).test(way);
    return size === undefined
      ? `had a ${name} ${isUnder ? 'below' : 'above'} 0`
      : `had a ${name} of ${isUnder ? '-' : ''}${size}`;
  };
  const replaced = (...rest: unknown[]) => {
    const { way = '', figure: size } = rest.at(-1) as Record<string, string | undefined>;
    return had(way, size);
  };
  return [
    new RegExp(
      `\\b(?<way>${over}|${under}) ${plan}(?: by ${figure})?(?=[.,;]|$| (?:while|whereas|and|but)\\b)`,
      'gu',
    ),
    new RegExp(
      `\\b(?:was|were|stayed|came in|ended up|lay) ${figure} (?<way>over|above|under|below) ${plan}(?=[.,;]|$)`,
      'gu',
    ),
    new RegExp(
      `\\b(?:used|burned|burnt|consumed|needed|spent|took) (?:${figure} )?(?<way>more|less) ${what} than ${planned}(?=[.,;]|$)`,
      'gu',
    ),
  ].reduce((all, pattern) => all.replace(pattern, replaced), shortName(text, name));
}

/** "The fuel deviation was" of the one column "Fuel deviation from plan". */
function shortName(text: string, name: string): string {
  const short = /^.*?(?:deviation|variance|difference)/.exec(name)?.[0] ?? name;
  return text.replace(
    new RegExp(`(?<![\\p{L}-])${short}(?! (?:from|to|against|on|between|versus)\\b)(?![\\p{L}-])`, 'giu'),
    (said) => (/^\p{Lu}/u.test(said) ? capital(name) : name),
  );
}
