import type { Claim, Section } from '../../modules/search/report';

/** `[text]` is a sentence; `[text|claim]` one that rests on something; `# ` opens a subheading, `- ` a list item. */
export const sampleSections: Section[] = [
  section('warming', 'A degree in one working life', [
    '[The mean surface temperature of 2024 stood 1.28 °C above the average of 1951 to 1980, the highest value in the record.|c1] [Sixty years earlier the same series read −0.20 °C.|c2] [The difference is larger than any swing that the instrumental record shows before 1960, and it was not reached in leaps but in a slope that a straight line describes well.]',
    '# The slope has steepened',
    '[The mean anomaly of the 2010s was 0.81 °C, against 0.59 °C in the 2000s and 0.38 °C in the 1990s.|c3] [Each decade has been warmer than the one before it for half a century.] [Single years step back, as 2021 did after 2020, and the volcanic winter after Pinatubo in 1991 is plain to see, but no decade has reversed the order.]',
    '- [The ten warmest years of the record all fall after 2014.|c4]',
    '- [The warmest year before 1990 would today rank below fortieth.]',
    '- [Ocean heat content has risen by 372 zettajoules since 1955.|c5]',
    '[What a reader should take from the series is its direction and its pace; single months, which make the news, add little to either.]',
  ]),
  section('carbon', 'The gas that explains the slope', [
    '[At Mauna Loa the annual mean concentration of carbon dioxide rose from 316.91 ppm in 1960 to 424.61 ppm in 2024, a growth of 34 percent.|c6] [The curve bends upwards: the first thirty years added 38 ppm, the last thirty 66.|c7]',
    '[Roughly half of what is emitted stays in the air.|c8] [The land and the oceans take up the rest, a service that costs nothing and that nobody can promise for the future.]',
    '# Who emits',
    '[China, the United States and India together account for more than half of the world total.|c9] [Per head the order is a different one, and historical emissions are different again.]',
  ]),
  section('regions', 'Where the warming is felt first', [
    '[The Arctic warms about three times as fast as the globe.|c10] [Snow and ice give way to dark water and soil, which take up the sunlight that used to be thrown back.]',
    '[Across the northern mid-latitudes the warming runs ahead of the global mean because land warms faster than sea; the Southern Ocean, which draws up old cold water from the deep, lags behind and hides a part of the heat for now.]',
  ]),
  section('outlook', 'What the next ten years can decide', [
    '[Emissions fell by 5.3 percent in 2020 and were back on their old path within two years.|c11] [A fall of that size every year until 2030 is what most pathways to 1.5 °C ask for.|c12]',
    '- [Electricity can be turned around first, since its replacements are already cheaper in most markets.]',
    '- [Heavy industry and farming will take longest.]',
    '[None of this is beyond reach. It is, however, beyond what is being done, and the distance between the two is the real subject of climate policy.]',
  ]),
];

type Given = Omit<Claim, 'section' | 'numbers'>;
const claim = (section: string, given: Given): Claim => ({
  section,
  numbers: given.sentence.match(/-?\d[\d.]*/g) ?? [],
  ...given,
});
const source = (id: string, sentence: string, spanIds: string[]): Given => ({
  id,
  sentence,
  basis: 'source',
  spanIds,
  verdict: 'supported',
});
const derived = (id: string, sentence: string, derivation: NonNullable<Claim['derivation']>): Given => ({
  id,
  sentence,
  basis: 'derived',
  spanIds: derivation.inputs.map(({ spanId }) => spanId),
  verdict: 'derived',
  derivation,
});
const model = (id: string, sentence: string): Given => ({
  id,
  sentence,
  basis: 'model',
  spanIds: [],
  verdict: 'unverified',
});

/** Ten rows of the temperature file, each with its passage. */
export const sampleDecade = [0.72, 0.61, 0.65, 0.68, 0.74, 0.9, 1.01, 0.92, 0.85, 0.98].map(
  (anomaly, index) => ({ anomaly, year: 2010 + index, spanId: `s${7 + index}` }),
);

export const sampleClaims: Claim[] = [
  claim(
    'warming',
    source(
      'c1',
      'The mean surface temperature of 2024 stood 1.28 °C above the average of 1951 to 1980, the highest value in the record.',
      ['s1'],
    ),
  ),
  claim('warming', source('c2', 'Sixty years earlier the same series read −0.20 °C.', ['s2'])),
  claim(
    'warming',
    derived('c3', 'The mean anomaly of the 2010s was 0.81 °C.', {
      text: 'mean of column Anomaly, 2010–2019',
      formula: `(${sampleDecade.map(({ anomaly }) => anomaly).join(' + ')}) / 10 = 0.81 °C`,
      inputs: sampleDecade.map(({ spanId, year, anomaly }) => ({
        spanId,
        label: `${year}, Anomaly`,
        value: anomaly,
        unit: '°C',
      })),
      result: 0.806,
    }),
  ),
  claim('warming', source('c4', 'The ten warmest years of the record all fall after 2014.', ['s3'])),
  claim('warming', {
    ...source('c5', 'Ocean heat content has risen by 372 zettajoules since 1955.', ['s3']),
    verdict: 'unsupported',
    reason: 'The passage is about the warmest years and gives no figure in zettajoules.',
  }),
  claim(
    'carbon',
    derived(
      'c6',
      'The annual mean rose from 316.91 ppm in 1960 to 424.61 ppm in 2024, a growth of 34 percent.',
      {
        text: 'growth of column Mean, 1960 to 2024',
        formula: '(424.61 - 316.91) / 316.91 = 34 %',
        inputs: [
          { spanId: 's4', label: '1960, Mean', value: 316.91, unit: 'ppm' },
          { spanId: 's5', label: '2024, Mean', value: 424.61, unit: 'ppm' },
        ],
        result: 33.984,
      },
    ),
  ),
  // As stored before formulas were recorded.
  claim('carbon', {
    ...source('c7', 'The first thirty years added 38 ppm, the last thirty 66.', ['s4']),
    derivation: { text: 'Differences of column Mean', formula: '', inputs: [], result: null },
  }),
  claim('carbon', {
    ...source('c8', 'Roughly half of what is emitted stays in the air.', ['s6']),
    verdict: 'related',
  }),
  claim(
    'carbon',
    model('c9', 'China, the United States and India together account for more than half of the world total.'),
  ),
  claim('regions', model('c10', 'The Arctic warms about three times as fast as the globe.')),
  claim('outlook', {
    ...model(
      'c11',
      'Emissions fell by 5.3 percent in 2020 and were back on their old path within two years.',
    ),
    basis: 'illustrative',
  }),
  claim('outlook', model('c12', 'A fall of that size every year until 2030 is what most pathways ask for.')),
];

function section(id: string, title: string, lines: string[]): Section {
  const blocks = lines.map((line) => {
    const type = line.startsWith('# ')
      ? ('subheading' as const)
      : line.startsWith('- ')
        ? ('listItem' as const)
        : ('paragraph' as const);
    const parts = [...line.matchAll(/\[([^\]|]+)(?:\|(\w+))?\]/g)];
    const sentences = parts.map(([, text = '', claimId]) => ({ text, ...(claimId && { claimId }) }));
    const content = parts.length ? sentences.map(({ text }) => text).join(' ') : line.slice(2);
    return { type, content, sentences: parts.length ? sentences : [{ text: content }] };
  });
  const words = blocks.reduce((sum, { content }) => sum + content.split(/\s+/).length, 0);
  return {
    id,
    title,
    blocks,
    words,
    notes:
      id === 'regions' ? ['This section is shorter than planned: the sources hold little on regions.'] : [],
  };
}
