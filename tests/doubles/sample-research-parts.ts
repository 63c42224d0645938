import type { Prose, Research } from '../../modules/research/report';
import type { Claim } from '../../modules/search/report';

type Standing = Pick<Claim, 'basis' | 'verdict' | 'spanIds'> & Pick<Claim, 'reason'>;
export const supported: Standing = { basis: 'source', verdict: 'supported', spanIds: ['s1'] };
const derived: Standing = { basis: 'derived', verdict: 'derived', spanIds: ['s4', 's5'] };
const related: Standing = { basis: 'source', verdict: 'related', spanIds: ['s6'] };
export const unverified: Standing = { basis: 'model', verdict: 'unverified', spanIds: [] };
const unsupported: Standing = {
  basis: 'source',
  verdict: 'unsupported',
  spanIds: ['s2'],
  reason: 'The passage gives -0.20 for 1964, not for 1974.',
};

/** Ids of the structured parts and of the other sections. */
export const partClaims: Claim[] = [];
/** A sentence with a claim, which is added to the report. */
export function claimed(section: string, text: string, standing: Standing): Prose[number] {
  const id = `r${partClaims.length + 1}`;
  partClaims.push({ id, section, sentence: text, numbers: text.match(/-?\d[\d.]*/g) ?? [], ...standing });
  return { text, claimId: id };
}
export const plain = (...texts: string[]): Prose => texts.map((text) => ({ text }));

/** The structured parts of a research report, each filled. */
export const sampleParts: Research = {
  abstract: [
    ...plain(
      'This report reads two instrumental records side by side to ask how fast the surface warms and why.',
    ),
    claimed(
      'abstract',
      'The mean surface temperature of 2024 stood 1.28 °C above the average of 1951 to 1980.',
      supported,
    ),
    claimed('abstract', 'Carbon dioxide at Mauna Loa grew by 34 percent between 1960 and 2024.', {
      ...derived,
    }),
    ...plain('The records agree on direction and pace; they say little about regions without stations.'),
  ],
  keyMetrics: [
    {
      value: '1.28 °C',
      label: 'Temperature anomaly in 2024',
      description: plain('Against the mean of 1951 to 1980.'),
      basis: 'source',
      claimId: claimed('current-state', 'Temperature anomaly in 2024: 1.28 °C', supported).claimId,
    },
    {
      value: '34%',
      label: 'Growth of carbon dioxide',
      description: [claimed('current-state', 'From 316.91 ppm in 1960 to 424.61 ppm in 2024.', supported)],
      basis: 'derived',
      claimId: claimed('current-state', 'Growth of carbon dioxide: 34%', derived).claimId,
    },
    {
      value: '3 times',
      label: 'Pace of the Arctic',
      description: plain('Warming of the Arctic against that of the globe.'),
      basis: 'model',
    },
  ],
  limitations: [
    {
      category: 'Coverage',
      title: 'The Southern Ocean is thinly measured',
      description: plain('Two of seven five-year periods have no value for the Southern Ocean.'),
      impact: 'High Impact',
      details: [
        claimed('limitations', 'In 1974 the same series read −0.20 °C over half of the cells.', unsupported),
        ...plain('Ships and floats cover the rest since 2005.'),
      ],
    },
    {
      category: 'Method',
      title: 'One station stands for the whole atmosphere',
      description: [
        claimed(
          'limitations',
          'About half of the carbon dioxide emitted remains in the atmosphere.',
          related,
        ),
      ],
      impact: 'Medium Impact',
      details: plain('Mauna Loa is far from cities, yet it is one place.'),
    },
    {
      category: 'Data',
      title: 'Annual means hide the seasons',
      description: plain('Months are not part of the attached files.'),
      impact: 'Low Impact',
      details: [],
    },
  ],
  comparison: {
    title: 'Two Records Compared',
    headers: ['Record', 'First year', 'Value in 2024', 'Gaps'],
    rows: [
      [
        ...plain('GISTEMP v4'),
        claimed('comparison', '1880', unverified),
        claimed('comparison', '1.28 °C', supported),
        ...plain('Southern Ocean'),
      ],
      [
        ...plain('Mauna Loa'),
        claimed('comparison', '1958', unverified),
        claimed('comparison', '424.61 ppm', supported),
        ...plain('None'),
      ],
    ],
  },
  scorecard: {
    overallScore: 7.4,
    categories: [
      {
        name: 'Evidence',
        score: 8.5,
        maxScore: 10,
        description: plain('Both records are long, public and cited by line.'),
      },
      { name: 'Coverage', score: 3, maxScore: 5, description: plain('Regions are thin.') },
      { name: 'Method', score: 77, maxScore: 100, description: plain('Simple statistics, each recomputed.') },
    ],
    basis: 'model',
  },
  keyPoints: [
    [claimed('findings', 'The mean anomaly of the 2010s was 0.81 °C.', derived)],
    plain('Each decade since the 1970s was warmer than the one before.'),
    [claimed('findings', 'The Arctic warms about 3 times as fast as the globe.', unverified)],
    plain('Both curves bend upwards.'),
  ],
  directions: [
    direction('Observation', 'Floats for the Southern Ocean', '2026-2030', 'High'),
    direction('Attribution', 'Tell natural sinks from human emissions by region', '2 to 4 years', 'High'),
    direction('Method', 'Monthly instead of annual series', 'One year', 'Medium'),
    direction('Outreach', 'Uncertainty that readers understand', 'Ongoing', 'Low'),
  ],
  ideas: [
    {
      type: 'Patent',
      title: 'A drifting sensor that calibrates itself against satellites',
      description: plain('Floats compare each reading with the next pass and correct their own drift.'),
      novelty: 'High: no float does so today',
      feasibility: 'Medium',
      patentValue: 'High',
      marketPotential: 'Small but steady: agencies and shipping',
      implementationCost: 'Medium',
      competitiveAdvantage: 'Fewer visits by ship',
    },
    {
      type: 'Paper',
      title: 'How much of the slope survives another base period',
      description: plain('A sensitivity study over all base periods of thirty years.'),
      novelty: 'Medium',
      feasibility: 'High',
      patentValue: 'None',
      marketPotential: 'None',
      implementationCost: 'Low',
      competitiveAdvantage: 'First of its kind',
    },
    {
      type: 'Other',
      title: 'An open atlas of gaps',
      description: plain('Shows where nobody measures.'),
      novelty: '',
      feasibility: 'High',
      patentValue: '',
      marketPotential: '',
      implementationCost: 'Low',
      competitiveAdvantage: '',
    },
  ],
  citations: [
    {
      id: 'cite-1',
      authors: 'Lenssen, N., Schmidt, G., Hansen, J.',
      year: '2019',
      title: 'Improvements in the GISTEMP Uncertainty Model',
      journal: 'Journal of Geophysical Research: Atmospheres',
      doi: '10.1029/2018JD029522',
      url: '',
      basis: 'unverified',
    },
    {
      id: 'cite-2',
      authors: 'NASA Goddard Institute',
      year: '2025',
      title: 'noaa-gistemp.csv',
      journal: '',
      doi: '',
      url: 'https://data.giss.nasa.gov/gistemp/',
      basis: 'source',
      sourceId: 'src-1',
    },
    {
      id: 'cite-3',
      authors: '',
      year: '',
      title: 'A title that a model remembers',
      journal: '',
      doi: 'not a doi',
      url: '',
      basis: 'unverified',
    },
  ],
  predictions: [
    {
      title: 'The mean of the 2020s passes one degree',
      timeline: 'By 2030',
      confidence: '85%',
      description: [
        claimed(
          'predictions',
          'A fall of 7 percent every year until 2030 would come too late for it.',
          unverified,
        ),
      ],
      keyFactors: ['Emissions until 2030', 'El Niño years', 'Aerosols from shipping'],
    },
    {
      title: 'The Southern Ocean is measured as well as the North Atlantic',
      timeline: '2035 to 2040',
      confidence: 'Moderate',
      description: plain('If programmes of floats are paid for.'),
      keyFactors: [],
    },
  ],
};

function direction(
  category: string,
  title: string,
  timeline: string,
  priority: Research['directions'][number]['priority'],
): Research['directions'][number] {
  return {
    category,
    title,
    timeline,
    priority,
    description: plain('It would settle what these records leave open.'),
  };
}
