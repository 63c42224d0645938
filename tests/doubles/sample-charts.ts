import type { Chart } from '../../modules/search/report';

type Given = Pick<Chart, 'id' | 'type' | 'title'> & {
  labels: string[];
  series: Record<string, (number | null)[]>;
};

/** A chart with everything but the named parts left plain. */
export function sampleChart(given: Given & Partial<Chart>): Chart {
  const { labels, series, ...rest } = given;
  const datasets = Object.entries(series).map(([label, data]) => ({
    label,
    data,
    backgroundColor: '#0f6b6b',
    borderColor: '#0f6b6b',
  }));
  return {
    subtitle: '',
    unit: '',
    xLabel: '',
    sourceLine: 'Source: noaa-gistemp.csv',
    basis: 'source',
    sectionId: 'warming',
    data: { labels, datasets },
    ...rest,
  };
}

const years = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** Annual global surface temperature against 1951-1980, NASA GISTEMP v4, in °C. */
const anomaly = [
  -0.03, 0.06, 0.03, 0.05, -0.2, -0.11, -0.06, -0.02, -0.08, 0.05, 0.03, -0.08, 0.01, 0.16, -0.07, -0.01,
  -0.1, 0.18, 0.07, 0.16, 0.26, 0.32, 0.14, 0.31, 0.16, 0.12, 0.18, 0.32, 0.39, 0.27, 0.45, 0.4, 0.22, 0.23,
  0.31, 0.45, 0.33, 0.46, 0.61, 0.38, 0.39, 0.53, 0.63, 0.62, 0.53, 0.68, 0.64, 0.66, 0.54, 0.66, 0.72, 0.61,
  0.65, 0.68, 0.74, 0.9, 1.01, 0.92, 0.85, 0.98, 1.02, 0.85, 0.89, 1.17, 1.28,
];

export const sampleCharts: Chart[] = [
  sampleChart({
    id: 'anomaly',
    type: 'line',
    title: 'Global surface temperature has risen by more than a degree since 1960',
    subtitle: '°C against the mean of 1951–1980, 1960–2024',
    unit: '°C',
    xLabel: 'Year',
    labels: years(1960, 2024),
    series: { 'Temperature anomaly': anomaly },
  }),
  sampleChart({
    id: 'co2',
    type: 'line',
    title: 'Carbon dioxide at Mauna Loa',
    subtitle: 'Parts per million, annual mean',
    unit: 'ppm',
    xLabel: 'Year',
    sectionId: 'carbon',
    sourceLine: 'Source: noaa-mauna-loa.csv',
    labels: ['1960', '1970', '1980', '1990', '2000', '2010', '2020', '2024'],
    series: { 'CO2 concentration': [316.91, 325.68, 338.76, 354.45, 369.71, 390.1, 414.21, 424.61] },
  }),
  sampleChart({
    id: 'regions',
    type: 'line',
    title: 'Warming by region',
    subtitle: '°C against 1951–1980, means of five years',
    unit: '°C',
    sectionId: 'regions',
    labels: ['1990', '1995', '2000', '2005', '2010', '2015', '2020'],
    series: {
      Arctic: [0.8, 1.1, 1.2, 1.9, 2.0, 2.7, 2.9],
      'Northern mid-latitudes': [0.5, 0.5, 0.6, 0.8, 0.8, 1.1, 1.3],
      Tropics: [0.3, 0.4, 0.3, 0.5, 0.5, 0.8, 0.8],
      'Southern Ocean': [0.1, null, null, 0.2, 0.3, 0.3, 0.4],
    },
  }),
  sampleChart({
    id: 'decades',
    type: 'bar',
    title: 'Each decade was warmer than the one before',
    subtitle: 'Mean anomaly of the decade, °C',
    unit: '°C',
    basis: 'derived',
    derivation: 'mean of column Anomaly by decade',
    labels: ['1960s', '1970s', '1980s', '1990s', '2000s', '2010s'],
    series: { 'Mean anomaly': [-0.03, 0.04, 0.25, 0.38, 0.59, 0.81] },
  }),
  sampleChart({
    id: 'emitters',
    type: 'bar',
    title: 'Largest emitters of carbon dioxide',
    subtitle: 'Million tonnes, 2023',
    unit: 'Mt',
    sectionId: 'carbon',
    basis: 'model',
    sourceLine: 'No attached source holds these figures',
    labels: [
      'China',
      'United States of America',
      'India',
      'Russian Federation',
      'Japan',
      'International aviation and shipping',
    ],
    series: { Emissions: [11902, 4911, 3062, 1816, 988, 1170] },
  }),
  sampleChart({
    id: 'change',
    type: 'bar',
    title: 'Change in emissions on the year before',
    subtitle: 'Percent',
    unit: '%',
    sectionId: 'outlook',
    labels: ['2019', '2020', '2021', '2022', '2023'],
    series: {
      Coal: [-1.1, -4.2, 5.8, 1.0, 1.1],
      Oil: [0.3, -9.6, 6.4, 2.5, 1.5],
      Gas: [2.1, -1.6, 4.4, -1.9, 0.5],
    },
  }),
  sampleChart({
    id: 'sectors',
    type: 'doughnut',
    title: 'Emissions by sector',
    subtitle: 'Share of the world total, 2022',
    unit: '%',
    sectionId: 'outlook',
    basis: 'illustrative',
    sourceLine: 'Illustrative, no source',
    labels: [
      'Electricity and heat',
      'Transport',
      'Industry',
      'Agriculture, forestry and land use',
      'Buildings',
    ],
    series: { Share: [34, 15, 24, 22, 5] },
  }),
  sampleChart({
    id: 'sinks',
    type: 'pie',
    title: 'Where emitted carbon goes',
    subtitle: 'Share, mean of 2013–2022',
    unit: '%',
    sectionId: 'carbon',
    labels: ['Atmosphere', 'Land', 'Ocean'],
    series: { Share: [47, 30, 23] },
  }),
];
