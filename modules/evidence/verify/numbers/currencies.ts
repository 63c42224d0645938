import { dictionary } from '../words/dictionary';

/** Currencies by their ISO code: signs and names that mean this one alone, the names in lower case. */
const money: Readonly<Record<string, { signs?: string; names?: readonly string[] }>> = {
  USD: { signs: '$ US$', names: ['dollar', 'us dollar', 'american dollar'] },
  EUR: { signs: '€', names: ['euro'] },
  GBP: { signs: '£', names: ['pound', 'british pound', 'pound sterling', 'pounds sterling', 'sterling'] },
  JPY: { signs: '¥', names: ['yen', 'japanese yen'] },
  CHF: { names: ['swiss franc'] },
  SEK: { names: ['kronor', 'swedish kronor', 'swedish krona', 'swedish crown'] },
  NOK: { names: ['kroner', 'norwegian kroner', 'norwegian krone', 'norwegian crown'] },
  DKK: { names: ['danish kroner', 'danish krone', 'danish crown'] },
  ISK: { names: ['icelandic krona', 'icelandic kronur'] },
  CAD: { signs: 'C$ CA$', names: ['canadian dollar'] },
  AUD: { signs: 'A$ AU$', names: ['australian dollar'] },
  NZD: { signs: 'NZ$', names: ['new zealand dollar'] },
  SGD: { signs: 'S$', names: ['singapore dollar'] },
  HKD: { signs: 'HK$', names: ['hong kong dollar'] },
  TWD: { signs: 'NT$' },
  CNY: { signs: 'RMB', names: ['yuan', 'renminbi', 'chinese yuan'] },
  INR: { signs: '₹ Rs', names: ['indian rupee'] },
  PKR: { names: ['pakistani rupee'] },
  PLN: { signs: 'zł', names: ['zloty', 'złoty', 'polish zloty'] },
  CZK: { signs: 'Kč', names: ['koruna', 'korunas', 'czech koruna', 'czech crown'] },
  HUF: { names: ['forint', 'hungarian forint'] },
  RON: { names: ['lei', 'romanian leu', 'romanian lei'] },
  BGN: { names: ['leva', 'bulgarian lev', 'bulgarian leva'] },
  TRY: { signs: '₺', names: ['lira', 'turkish lira'] },
  RUB: { signs: '₽', names: ['rouble', 'ruble', 'russian rouble', 'russian ruble'] },
  UAH: { signs: '₴', names: ['hryvnia', 'ukrainian hryvnia'] },
  ZAR: { names: ['rand', 'south african rand'] },
  BRL: { signs: 'R$', names: ['reais', 'brazilian real', 'brazilian reais'] },
  MXN: { names: ['mexican peso'] },
  ARS: { names: ['argentine peso'] },
  CLP: { names: ['chilean peso'] },
  COP: { names: ['colombian peso'] },
  KRW: { signs: '₩', names: ['south korean won', 'korean won'] },
  THB: { signs: '฿', names: ['baht', 'thai baht'] },
  IDR: { names: ['rupiah', 'indonesian rupiah'] },
  MYR: { names: ['ringgit', 'malaysian ringgit'] },
  VND: { names: ['vietnamese dong'] },
  ILS: { signs: '₪', names: ['shekel', 'israeli shekel'] },
  AED: { names: ['dirham'] },
  SAR: { names: ['saudi riyal'] },
  EGP: { names: ['egyptian pound'] },
  NGN: { signs: '₦', names: ['naira', 'nigerian naira'] },
  KES: { names: ['kenyan shilling'] },
};

/** Names that several currencies share: a table in one of them says which. */
export const sharedNames: Readonly<Record<string, readonly string[]>> = {
  kroner: ['NOK', 'DKK'],
  crowns: ['SEK', 'NOK', 'DKK', 'CZK', 'ISK'],
  francs: ['CHF'],
  pesos: ['MXN', 'ARS', 'CLP', 'COP'],
  rupees: ['INR', 'PKR'],
};

export const currencies: ReadonlySet<string> = new Set([
  ...Object.keys(money),
  ...Object.keys(sharedNames).filter((name) => name !== 'kroner'),
]);

type Named = readonly [string, number];

/** Codes and signs, case as written. */
export const currencySymbols = dictionary<Named>(
  Object.fromEntries(
    Object.entries(money).flatMap(([code, { signs = '' }]) =>
      [code, ...signs.split(' ')].filter(Boolean).map((sign): [string, Named] => [sign, [code, 1]]),
    ),
  ),
);

const plain = (name: string, dim: string): [string, Named][] =>
  [name, `${name}s`].map((form): [string, Named] => [form, [dim, 1]]);

/** Names in lower case, in the singular and the plural. */
export const currencyNames: readonly [string, Named][] = [
  ...Object.entries(money).flatMap(([code, { names = [] }]) => names.flatMap((name) => plain(name, code))),
  ...['crown', 'franc', 'peso', 'rupee'].flatMap((name) => plain(name, `${name}s`)),
];

const signs = Object.keys(currencySymbols);
const escaped = (sign: string) => sign.replace(/\$/g, '\\$');

/** A code or a sign ahead of a figure. */
export const currencyAhead = `(?:${signs
  .filter((sign) => !/^\p{L}+$/u.test(sign))
  .sort((one, other) => other.length - one.length)
  .map(escaped)
  .join(
    '|',
  )}|(?:${signs.filter((sign) => /^\p{L}{2,}$/u.test(sign)).join('|')})(?=\\.?\\s?[-+\\u2212\\d])\\.?)\\s?`;
