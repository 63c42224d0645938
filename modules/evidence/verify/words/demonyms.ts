/** Countries whose adjective is not the name with "n", "ian", "ish" or "ese", each with its adjectives. */
const countries: readonly string[] = [
  'argentina argentine argentinian',
  'belgium belgian',
  'canada canadian',
  'china chinese',
  'czechia czech',
  'denmark danish',
  'finland finnish',
  'france french',
  'germany german',
  'greece greek',
  'hungary hungarian',
  'iceland icelandic',
  'ireland irish',
  'israel israeli',
  'italy italian',
  'netherlands dutch',
  'norway norwegian',
  'peru peruvian',
  'philippines philippine',
  'poland polish',
  'portugal portuguese',
  'spain spanish',
  'sweden swedish',
  'switzerland swiss',
  'thailand thai',
  'turkey turkish',
  'ukraine ukrainian',
  'united-kingdom british',
  'united-states american',
  'vietnam vietnamese',
  'wales welsh',
];

const byAdjective = new Map(
  countries.flatMap((line) => {
    const [name = '', ...adjectives] = line.split(' ');
    return adjectives.map((adjective) => [adjective, name.replace('-', ' ')] as const);
  }),
);

/** The country that an adjective is of, in small letters: "Danish" of Denmark. */
export const countryOf = (adjective: string): string | undefined => byAdjective.get(adjective.toLowerCase());
