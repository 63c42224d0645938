import type { Table } from '../structure/tables';

const debt = /^net debt\b/i;
const about = '(?<about>(?:(?:about|around|roughly|some) )?)';
const money = '(?<money>(?:[A-Z]{3} |[A-Z]{0,2}[$€£¥])?)';
const cash = new RegExp(
  `\\b(?:an? )?(?<net>[Nn]et) cash(?: (?:position|balance|pile))?(?<link> of| (?:at|of|for) [^,;]{2,50}? (?:amounts|amounted|comes|came) to| (?:at|of|for) [^,;]{2,50}? (?:is|was|stood at)) ${about}${money}(?=\\d)`,
  'gu',
);

/** "A net cash position of USD 285 million" of the one column "Net debt" as "net debt of USD -285 million": cash is debt below zero. */
export function ofNetCash({ columns }: Table, text: string): string {
  const isOne = columns.filter(({ name }) => debt.test(name)).length === 1;
  if (!isOne || !/\bnet cash\b/i.test(text) || columns.some(({ name }) => /\bcash\b/i.test(name)))
    return text;
  return text.replace(/^(?:Instead of|Rather than) (?:any )?net debt, /, '').replace(cash, (...rest) => {
    const {
      net = '',
      link = '',
      about: bound = '',
      money: sign = '',
    } = rest.at(-1) as Record<string, string>;
    return `${net} debt${link} ${bound}${sign}-`;
  });
}
