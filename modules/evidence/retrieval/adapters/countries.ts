import { plainWords } from './series';

/** A country or a group of them. `name` fits after "in": "the Netherlands". */
export type Place = { iso2: string; iso3: string; name: string };

/** Countries with official statistics: ISO 3166 alpha-2 with alpha-3. Kosovo as the World Bank writes it. */
const codes =
  'AD:AND AE:ARE AF:AFG AG:ATG AL:ALB AM:ARM AO:AGO AR:ARG AT:AUT AU:AUS AW:ABW AZ:AZE BA:BIH BB:BRB BD:BGD BE:BEL BF:BFA BG:BGR BH:BHR BI:BDI BJ:BEN BM:BMU BN:BRN BO:BOL BR:BRA BS:BHS BT:BTN BW:BWA BY:BLR BZ:BLZ CA:CAN CD:COD CF:CAF CG:COG CH:CHE CI:CIV CL:CHL CM:CMR CN:CHN CO:COL CR:CRI CU:CUB CV:CPV CY:CYP CZ:CZE DE:DEU DJ:DJI DK:DNK DM:DMA DO:DOM DZ:DZA EC:ECU EE:EST EG:EGY ER:ERI ES:ESP ET:ETH FI:FIN FJ:FJI FM:FSM FO:FRO FR:FRA GA:GAB GB:GBR GD:GRD GE:GEO GH:GHA GL:GRL GM:GMB GN:GIN GQ:GNQ GR:GRC GT:GTM GW:GNB GY:GUY HK:HKG HN:HND HR:HRV HT:HTI HU:HUN ID:IDN IE:IRL IL:ISR IN:IND IQ:IRQ IR:IRN IS:ISL IT:ITA JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ KH:KHM KI:KIR KM:COM KN:KNA KP:PRK KR:KOR KW:KWT KZ:KAZ LA:LAO LB:LBN LC:LCA LI:LIE LK:LKA LR:LBR LS:LSO LT:LTU LU:LUX LV:LVA LY:LBY MA:MAR MC:MCO MD:MDA ME:MNE MG:MDG MH:MHL MK:MKD ML:MLI MM:MMR MN:MNG MO:MAC MR:MRT MT:MLT MU:MUS MV:MDV MW:MWI MX:MEX MY:MYS MZ:MOZ NA:NAM NC:NCL NE:NER NG:NGA NI:NIC NL:NLD NO:NOR NP:NPL NR:NRU NZ:NZL OM:OMN PA:PAN PE:PER PF:PYF PG:PNG PH:PHL PK:PAK PL:POL PR:PRI PS:PSE PT:PRT PW:PLW PY:PRY QA:QAT RO:ROU RS:SRB RU:RUS RW:RWA SA:SAU SB:SLB SC:SYC SD:SDN SE:SWE SG:SGP SI:SVN SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD ST:STP SV:SLV SY:SYR SZ:SWZ TD:TCD TG:TGO TH:THA TJ:TJK TL:TLS TM:TKM TN:TUN TO:TON TR:TUR TT:TTO TV:TUV TZ:TZA UA:UKR UG:UGA US:USA UY:URY UZ:UZB VC:VCT VE:VEN VN:VNM VU:VUT WS:WSM XK:XKX YE:YEM ZA:ZAF ZM:ZMB ZW:ZWE';

/** Groups of the World Bank; the European Union is one of Eurostat as well. */
const groups: readonly (Place & { words: readonly string[] })[] = [
  { iso2: '1W', iso3: 'WLD', name: 'the world', words: ['world', 'worldwide', 'global', 'globally'] },
  { iso2: 'EU', iso3: 'EUU', name: 'the European Union', words: ['european union', 'eu27', 'europe'] },
  { iso2: 'XC', iso3: 'EMU', name: 'the euro area', words: ['euro area', 'eurozone', 'euro zone'] },
  { iso2: 'OE', iso3: 'OED', name: 'the OECD', words: ['oecd'] },
  { iso2: 'ZG', iso3: 'SSF', name: 'Sub-Saharan Africa', words: ['sub saharan africa'] },
];

/** Other names and adjectives. */
const aliases: Readonly<Record<string, string>> = {
  ...{ AE: 'uae|emirati', AR: 'argentine|argentinian', AT: 'austrian', AU: 'australian', BD: 'bangladeshi' },
  ...{
    BE: 'belgian',
    BG: 'bulgarian',
    BR: 'brazilian',
    CA: 'canadian',
    CD: 'democratic republic of the congo',
  },
  ...{
    CH: 'swiss',
    CI: 'ivory coast',
    CL: 'chilean',
    CN: 'chinese',
    CO: 'colombian',
    CZ: 'czech|czech republic',
  },
  ...{
    DE: 'german',
    DK: 'danish',
    EE: 'estonian',
    EG: 'egyptian',
    ES: 'spanish',
    ET: 'ethiopian',
    FI: 'finnish',
  },
  ...{
    FR: 'french',
    GB: 'uk|u k|britain|great britain|british',
    GR: 'greek',
    HR: 'croatian',
    HU: 'hungarian',
  },
  ...{
    ID: 'indonesian',
    IE: 'irish',
    IL: 'israeli',
    IN: 'indian',
    IR: 'iranian',
    IS: 'icelandic',
    IT: 'italian',
  },
  ...{ JP: 'japanese', KE: 'kenyan', KP: 'north korea', KR: 'south korea|korea|korean', LT: 'lithuanian' },
  ...{
    LV: 'latvian',
    MK: 'macedonia',
    MM: 'burma',
    MX: 'mexican',
    MY: 'malaysian',
    NG: 'nigerian',
    NL: 'dutch|holland',
  },
  ...{
    NO: 'norwegian',
    NZ: 'new zealand',
    PH: 'filipino|philippine',
    PK: 'pakistani',
    PL: 'polish',
    PT: 'portuguese',
  },
  ...{ RO: 'romanian', RU: 'russian', SA: 'saudi', SE: 'swedish', SI: 'slovenian', SK: 'slovak', TH: 'thai' },
  ...{ TR: 'turkey|turkiye|turkish', UA: 'ukrainian', US: 'usa|u s|u s a|united states of america|american' },
  ...{ VN: 'vietnamese', ZA: 'south african' },
};

const withArticle = new Set('AE BS CD CF CG DO FO GB GM KM MH MV NL PH SB SC US'.split(' '));

/** Codes in capitals that are no English word. */
const shortCodes: Readonly<Record<string, string>> = { US: 'US', UK: 'GB', EU: 'EU' };

const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

const countries: readonly Place[] = codes.split(' ').map((pair) => {
  const [iso2 = '', iso3 = ''] = pair.split(':');
  const name = english.of(iso2) ?? iso2;
  return { iso2, iso3, name: withArticle.has(iso2) ? `the ${name}` : name };
});
const places: readonly Place[] = [
  ...groups.map(({ iso2, iso3, name }) => ({ iso2, iso3, name })),
  ...countries,
];
const byCode = new Map(
  places.flatMap((place) => [[place.iso2, place] as const, [place.iso3, place] as const]),
);

/** Plain names with their place, longest first: "south sudan" before "sudan". */
const namesIn = (display: Intl.DisplayNames): [name: string, place: Place][] =>
  [
    ...groups.flatMap((group) => group.words.map((word): [string, Place] => [plainWords(word), group])),
    ...countries.flatMap((place) =>
      [display.of(place.iso2) ?? place.iso2, ...(aliases[place.iso2]?.split('|') ?? [])].map(
        (name): [string, Place] => [plainWords(name), place],
      ),
    ),
  ].sort(([a], [b]) => b.length - a.length);
const englishNames = namesIn(english);

/** Alpha-3 codes that are words of headlines in capitals. */
const words = new Set('AND ARE CAN COM GIN MAR PER TON'.split(' '));

const mostPlaces = 6;

/** The countries and groups that a text names, in English or its language, or by codes in capitals; in their order. */
export function placesIn(text: string, language?: string): Place[] {
  const found = new Map<string, number>();
  const add = ({ iso3 }: Place, at: number) => found.set(iso3, Math.min(found.get(iso3) ?? Infinity, at));
  let plain = plainWords(text);
  for (const [name, place] of [...localNames(language), ...englishNames]) {
    const at = plain.indexOf(name);
    if (at < 0 || name.trim() === '') continue;
    add(place, at);
    // Shorter names inside this one do not count.
    plain = plain.replaceAll(name, ` ${'_'.repeat(Math.max(0, name.length - 2))} `);
  }
  for (const { 0: code, index } of text.matchAll(/\b[A-Z]{2,3}\b/g)) {
    const place = byCode.get(code.length === 2 ? (shortCodes[code] ?? '') : code);
    if (place && !words.has(code)) add(place, index);
  }
  const inOrder = [...found].sort(([, a], [, b]) => a - b).slice(0, mostPlaces);
  return inOrder.flatMap(([iso3]) => places.find((place) => place.iso3 === iso3) ?? []);
}

function localNames(language: string | undefined): [string, Place][] {
  if (!language || language === 'en' || !/^[a-z]{2,3}$/.test(language)) return [];
  return namesIn(new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' }));
}

/** The place of a code, alpha-2 or alpha-3. */
export const placeOf = (code: string): Place | undefined => byCode.get(code);
