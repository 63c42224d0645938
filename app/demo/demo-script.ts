import type { Chart } from '../../modules/search/report';

/** A finished report of this product in steps: nothing in it is made up for the demo. */
export type DemoScript = {
  query: string;
  sources: DemoSource[];
  /** The titles of the report's sections. */
  plan: string[];
  figures: { label: string; value: string }[];
  section: { title: string; sentences: { text: string; marked: boolean }[]; chart: Chart };
  /** A sentence of that section, and the passages it cites. */
  note: { sentence: string; passages: { text: string; file: string; line?: number }[] };
  report: {
    title: string;
    summary: string;
    words: number;
    charts: number;
    tables: number;
    questions: number;
  };
};

type DemoSource = { title: string; kind: string; sha256: string; passage: string };
