const adjectives =
  'steady coastal public rural measured northern early practical seasonal private modest lasting municipal careful regional gradual technical central annual local uneven broad industrial familiar remote domestic sound recent narrow shared visible distant patient formal open quiet thorough renewed rising cautious'.split(
    ' ',
  );
const nouns =
  'council harbour record farmer budget forest method survey market station network household railway teacher valley reservoir contract archive insurer turbine orchard engineer committee fishery warehouse school grid supplier museum workshop district river clinic pension border laboratory owner bridge mill parliament garden island cooperative factory journal village resident planner pipeline harvest observer tenant vessel quarry'.split(
    ' ',
  );
const verbs =
  'follows supports describes weighs limits renews questions rebuilds compares protects explains orders funds measures replaces inspects connects delays shapes prepares reports revises tests values widens'.split(
    ' ',
  );
const links =
  'beside before after across under near against among within despite through along without beyond'.split(
    ' ',
  );

/** A seeded random generator (mulberry32 over an FNV-1a hash). */
export function dice(seed: string): (sides: number) => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619) >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % sides;
  };
}

const pick = (list: readonly string[], roll: (sides: number) => number) => list[roll(list.length)] ?? '';

/** A made-up sentence without a number; no two sections share more than a word or two in a row. */
export function sentence(roll: (sides: number) => number): string {
  const thing = () => `${pick(adjectives, roll)} ${pick(nouns, roll)}`;
  const clause = () => `the ${thing()} ${pick(verbs, roll)} a ${thing()}`;
  const said = `${clause()} ${pick(links, roll)} its ${thing()}, while ${clause()} ${pick(links, roll)} some ${pick(nouns, roll)}.`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export const phrase = (roll: (sides: number) => number) => {
  const said = `${pick(adjectives, roll)} ${pick(nouns, roll)}`;
  return said.charAt(0).toUpperCase() + said.slice(1);
};
