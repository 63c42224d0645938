import type { Result } from '../../../projections/documents';
import type { Answer, Person } from './person';

/** The calls of research reports. Spec section 7. */
export const at = '/api/research-report';
export const latest = '/api/latest-research-reports';
export const atOnce = { prefer: 'respond-async' };

export type Line = {
  id: string;
  query: string;
  reportTitle: string;
  createdAt: string;
  url: string;
  status?: string;
};
type Words = { title: string; description: string };
/** The content of a research report in the names of spec section 3. */
export type Content = {
  title: string;
  abstract: string;
  overview: string;
  literature: string;
  methodology: string;
  currentStateAnalysis: { summary: string; keyMetrics: { value: string; label: string }[] };
  technicalLimitations: (Words & { impact: string })[];
  comparativeAnalysis: { title: string; headers: string[]; rows: string[][] } | null;
  researchScorecard: {
    overallScore: number;
    categories: { name: string; score: number; maxScore: number }[];
  } | null;
  keyFindings: { summary: string; bulletPoints: string[]; visualData: Pick<Result['visualData'], 'charts'> };
  futureResearch: { summary: string; directions: (Words & { priority: string })[] };
  researchIdeas: (Words & { type: string })[];
  citations: { title: string; basis: string }[];
  predictions: (Words & { confidence: string; keyFactors: string[] })[];
  wordCount: number;
  demo: boolean;
};
export type Shown = Line & { data: Content; reportContent: Content };
export type Asked = { reportId: string; statusUrl: string; data: Content; error: string; code: string };

type More = { headers?: Record<string, string>; model?: string; sources?: string[] };

/** Starts a research report over the API, by default with the stand-in's model. */
export const post = (
  person: Person,
  query: string,
  { headers, model = 'deepseek', sources }: More = {},
): Promise<Answer<Asked>> => person.ask<Asked>(at, { json: { query, model, sources }, headers });
