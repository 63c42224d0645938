import { capital } from '../../words/words';
import type { FigureColumn, Table } from '../structure/tables';

const flow =
  /\b(?<verb>gained|lost|gains|loses|gain|lose) (?:a net )?(?:(?<most>the most|the fewest)|(?<about>(?:about |around |some |roughly |approximately )?)(?<figure>\d[\d,.]*(?: (?:thousand|million))?))?(?: ?(?:people|residents|inhabitants|persons))?(?: on balance| net)? (?:through|from|by|to|in) (?:net )?(?<what>\p{Ll}+)(?=[.,;]|$| (?:in|and|but|while|whereas)\b)/u;
const bound = '(?<about>(?:about |around |some |roughly |approximately |nearly |more than )?)';
const balance = '(?<word>surplus|gain|deficit|loss|shortfall)';
/** "A migration surplus of 640", "migration brought the town a net gain of 640", "cost the town a net 640". */
const nouns: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(?<what>\\p{L}\\p{Ll}+) (?:brought|gave|earned|added to|handed) (?:the|its|their) \\p{Ll}+ an? (?:net )?${balance} of ${bound}(?=\\d)`,
      'u',
    ),
    ' came to ',
  ],
  [
    new RegExp(
      `\\b(?<what>\\p{L}\\p{Ll}+) (?<word>cost) (?:the|its|their) \\p{Ll}+ (?:a net )${bound}(?=\\d)`,
      'u',
    ),
    ' came to ',
  ],
  [new RegExp(`\\b(?:[Nn]et )?(?<what>\\p{L}\\p{Ll}+) ${balance} of ${bound}(?=\\d)`, 'u'), ' of '],
];
const ranLoss = new RegExp(
  `\\b(?<verb>had|recorded|registered|register|record|posted|post|ran|saw|see|have) an? (?:net )?(?<what>\\p{Ll}+) ${balance}(?=[.,;]|$| in \\d)`,
  'u',
);

/** "Gained 1,240 people through migration", "a migration loss of 502": a figure of the one column "Net migration", with its sign. */
export function ofFlows(table: Table, text: string): string {
  return ofBalances(table, ofVerbs(table, ofDirections(table, text)));
}

const directions: Readonly<Record<string, 'in' | 'out'>> = {
  ...{ inward: 'in', incoming: 'in', into: 'in', outward: 'out', outgoing: 'out', 'out of': 'out' },
};
const number =
  '(?:(?:[Aa]bout|[Aa]round|[Ss]ome|[Rr]oughly|[Nn]early|[Aa]lmost|[Mm]ore than|[Jj]ust over) )?(?:\\d[\\d,.]*(?:k| thousand| million)?|\\p{L}+(?:[ -](?:one|two|three|four|five|six|seven|eight|nine|ten|\\p{Ll}+teen|\\p{Ll}+ty|hundred|thousand|and)){1,6})';
const travelled = new RegExp(
  `^(?<lead>In \\d{4},? )?(?:A total of )?(?<size>${number}) (?:people|persons|residents|inhabitants|workers) (?<verb>moved|commuted) (?<way>into|out of) (?:the|this) \\p{Ll}+(?<time> in \\d{4})?(?<stop>\\.?)$`,
  'u',
);

/** "3,120 people moved into the region" as "in-migration was 3,120", "outward migration" as "out-migration", of such a column. */
function ofDirections({ columns }: Table, text: string): string {
  const has = (name: string) => columns.some((column) => column.name.toLowerCase() === name);
  return text
    .replace(
      /\b(inward|incoming|outward|outgoing) (migration|commuters|commuting)\b/gi,
      (said, way: string, noun: string) => {
        const name = `${directions[way.toLowerCase()] ?? ''}-${noun.toLowerCase()}`;
        return has(name) ? (/^\p{Lu}/u.test(way) ? capital(name) : name) : said;
      },
    )
    .replace(travelled, (said, ...rest) => {
      const {
        lead = '',
        size = '',
        verb,
        way = '',
        time = '',
        stop = '',
      } = rest.at(-1) as Record<string, string | undefined>;
      const name = `${directions[way] ?? ''}-${verb === 'moved' ? 'migration' : 'commuters'}`;
      const figure = size.charAt(0).toLowerCase() + size.slice(1);
      return has(name)
        ? `${lead}${lead === '' ? capital(name) : name} came to ${figure}${time}${stop}`
        : said;
    });
}

function ofVerbs(table: Table, text: string): string {
  const found = flow.exec(text)?.groups;
  if (!found) return text;
  const { verb = '', most, about = '', figure, what = '' } = found;
  const column = netOf(table, what);
  if (!column) return text;
  const name = `net ${what}`;
  const isLoss = verb.startsWith('los');
  if (most === 'the fewest') return text;
  if (most !== undefined)
    return hasSign(column, isLoss ? -1 : 1)
      ? text.replace(flow, `had the ${isLoss ? 'lowest' : 'highest'} ${name}`)
      : text;
  if (figure !== undefined) return text.replace(flow, `had ${name} of ${about}${isLoss ? '-' : ''}${figure}`);
  return text.replace(flow, `had ${name} ${isLoss ? 'below' : 'above'} 0`);
}

/** A larger loss is a smaller balance: what compares losses stays as it is. */
const compares =
  /\b(?:than|larger|smaller|largest|smallest|higher|lower|narrow\p{Ll}+|widen\p{Ll}+|half|halv\p{Ll}+|doubl\p{Ll}+|twice|times)\b/u;

function ofBalances(table: Table, text: string): string {
  const ofNoun = nouns.reduce(
    (all, [pattern, link]) =>
      all.replace(pattern, (said, ...rest) => {
        const { what = '', word = '', about = '' } = rest.at(-1) as Record<string, string | undefined>;
        const isLoss = losses.test(word);
        if (!netOf(table, what.toLowerCase()) || (isLoss && (compares.test(text) || about === 'more than ')))
          return said;
        const name = `net ${what.toLowerCase()}`;
        return `${/^\p{Lu}/u.test(what) ? capital(name) : name}${link}${about}${isLoss ? '-' : ''}`;
      }),
    text,
  );
  return ofNoun.replace(ranLoss, (said, ...rest) => {
    const { verb = '', what = '', word = '' } = rest.at(-1) as Record<string, string>;
    return netOf(table, what) ? `${verb} net ${what} ${losses.test(word) ? 'below' : 'above'} 0` : said;
  });
}

const losses = /^(?:deficit|loss|shortfall|cost)$/;

/** The one column of what comes less what goes. */
function netOf({ columns }: Table, what: string): FigureColumn | undefined {
  const [column, ...more] = columns.filter(({ name }) => name.toLowerCase() === `net ${what}`);
  return more.length > 0 ? undefined : column;
}

/** Whether a column has figures above zero, or below it. */
export const hasSign = ({ values }: FigureColumn, direction: 1 | -1): boolean =>
  values.some((value) => value !== null && Math.sign(value) === direction);
