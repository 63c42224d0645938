import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import Papa from 'papaparse';
import type { UploadedFile } from '../../composition/application/application';
import csv from '../../examples/co2-and-temperature.csv?raw';

/** The example data of the product, as if a user had uploaded it. */
export const exampleFile: UploadedFile = {
  name: 'co2-and-temperature.csv',
  type: 'text/csv',
  bytes: Buffer.from(csv, 'utf8'),
};

/** A true figure with its source, read from the example file: shown on the home page. */
export type SampleData = {
  value: string;
  year: string;
  from: { value: string; year: string };
  file: string;
  /** The line of the file that holds it. */
  line: number;
  /** The curve of all years, in a box of 320 by 96. */
  path: string;
  end: { x: number; y: number };
};

const yearColumn = 'Year';
const airColumn = 'CO2 at Mauna Loa (ppm)';

export const sampleData: SampleData = readSampleData();

function readSampleData(): SampleData {
  const { data: rows } = Papa.parse<Record<string, string>>(csv, {
    header: true,
    comments: '#',
    skipEmptyLines: true,
  });
  const points = rows.map((row) => ({ year: row[yearColumn] ?? '', value: row[airColumn] ?? '' }));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new Error('the example data has no rows');
  const curve = drawn(points.map((point) => [Number(point.year), Number(point.value)]));
  return { ...last, from: first, file: exampleFile.name, line: lineOf(last.year), ...curve };
}

function drawn(points: [number, number][]): Pick<SampleData, 'path' | 'end'> {
  const x = scaleLinear(domain(points.map(([year]) => year)), [2, 312]);
  const y = scaleLinear(domain(points.map(([, value]) => value)), [88, 8]);
  const [year, value] = points.at(-1) ?? [0, 0];
  return {
    path:
      line<[number, number]>(
        (p) => x(p[0]),
        (p) => y(p[1]),
      ).digits(1)(points) ?? '',
    end: { x: x(year), y: y(value) },
  };
}

function domain(values: number[]): [number, number] {
  const [low, high] = extent(values);
  return [low ?? 0, high ?? 1];
}

function lineOf(year: string): number {
  return csv.split('\n').findIndex((text) => text.startsWith(`${year},`)) + 1;
}
