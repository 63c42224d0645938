import { beginnings } from './beginnings';

/** An adjective and its opposite in all forms, by what they measure. */
export type Quality = {
  /** Plain form, comparative and superlative of each adjective for more of it. */
  more: readonly Forms[];
  less: readonly Forms[];
  /** The names of columns that hold it, and what they are counted in where it is one thing. */
  name: RegExp;
  dim?: string;
  /** What has it, does so. */
  verb?: RegExp;
  /** What is older began in an earlier year. */
  isOfYears?: boolean;
};
export type Forms = readonly [plain: string, comparative: string, superlative: string];

const forms = (text: string): readonly Forms[] =>
  text.split(', ').map((each): Forms => {
    const [plain = '', comparative = `more ${plain}`, superlative = `most ${plain}`] = each.split(' ');
    return [plain, comparative, superlative];
  });
const lessOf = (plain: string): readonly Forms[] => [['', `less ${plain}`, `least ${plain}`]];

export const qualities: readonly Quality[] = [
  {
    more: forms('long longer longest'),
    less: forms('short shorter shortest'),
    name: /^(?:\p{L}+ )?length\b/iu,
    dim: 'length',
  },
  {
    more: forms('heavy heavier heaviest'),
    less: forms('light lighter lightest'),
    name: /\b(?:mass|weight)$/i,
    verb: /\bweigh(?<end>s|ed)?(?= (?:\p{Ll}+ ){0,2}\d)/gu,
    dim: 'mass',
  },
  {
    more: forms('fast faster fastest, quick quicker quickest'),
    less: forms('slow slower slowest'),
    name: /\bspeed$/i,
  },
  { more: forms('tall taller tallest'), less: [], name: /\bheight\b/i, dim: 'length' },
  {
    more: forms('deep deeper deepest'),
    less: forms('shallow shallower shallowest'),
    name: /\bdepth\b/i,
    dim: 'length',
  },
  {
    more: forms('wide wider widest, broad broader broadest'),
    less: forms('narrow narrower narrowest'),
    name: /\b(?:width|beam)\b/i,
    dim: 'length',
  },
  {
    more: forms('thick thicker thickest'),
    less: forms('thin thinner thinnest'),
    name: /\bthickness\b/i,
    dim: 'length',
  },
  {
    more: forms('busy busier busiest'),
    less: forms('quiet quieter quietest'),
    name: /^(?:(?:total|annual|all) |number of )?(?:passengers|traffic|visitors|visits|ship calls|flights|boardings|footfall)$/i,
    dim: '',
  },
  {
    more: forms('warm warmer warmest, hot hotter hottest'),
    less: forms('cold colder coldest, cool cooler coolest'),
    name: /^(?:annual )?(?:(?:mean|average) )?(?:annual )?(?:air )?temperature$/i,
  },
  {
    more: forms('wet wetter wettest, rainy rainier rainiest'),
    less: forms('dry drier driest'),
    name: /^(?:(?:annual|total|yearly|monthly) )?(?:rain|rainfall|precipitation)$/i,
    dim: 'length',
  },
  { more: forms('sunny sunnier sunniest'), less: [], name: /^sunshine(?: hours)?$/i },
  { more: forms('salty saltier saltiest'), less: lessOf('salty'), name: /^(?:mean )?salinity$/i },
  { more: forms('profitable'), less: lessOf('profitable'), name: /^(?:(?:operating|net|profit) )?margin$/i },
  {
    more: forms('large larger largest, big bigger biggest'),
    less: forms('small smaller smallest'),
    name: /^(?:(?:total|surface|land) )?area$/i,
    dim: 'area',
  },
  { more: forms('powerful'), less: lessOf('powerful'), name: /\bpower$/i, dim: 'power' },
  {
    more: forms('populous'),
    less: lessOf('populous'),
    name: /^(?:population|inhabitants|residents)(?: \d{4})?$/i,
    dim: '',
  },
  {
    more: forms('expensive, costly costlier costliest, dear dearer dearest, pricey pricier priciest'),
    less: [...forms('cheap cheaper cheapest'), ...lessOf('expensive')],
    name: /\b(?:price|cost|fare|rent|fee)s?\b/i,
  },
  {
    more: forms('old older oldest'),
    less: forms('new newer newest, young younger youngest'),
    name: beginnings,
    isOfYears: true,
  },
];
