import type { Report } from '../search/report';

type Scores = Report['confidenceScores'];
export type ConfidenceLine = { label: string; score: number; measures: string };

/** The measured scores in display order, each with a label. */
export function confidenceLines(scores: Scores): ConfidenceLine[] {
  return [
    {
      label: 'Overall Confidence',
      score: scores.overallConfidence,
      measures: 'The scores below, weighed together',
    },
    {
      label: 'Content Quality',
      score: scores.contentQuality,
      measures: 'Length, overlap and finish of the sections',
    },
    {
      label: 'Factual Accuracy',
      score: scores.factualAccuracy,
      measures: 'Sentences and figures that are supported or derived',
    },
    {
      label: 'Completeness',
      score: scores.completeness,
      measures: 'Sections, words (of 2,000), charts and tables that are there',
    },
  ];
}

/** Spec section 5: above 0.8 high, above 0.6 good, else moderate. */
export function qualityText(score: number): 'high' | 'good' | 'moderate' {
  if (score > 0.8) return 'high';
  return score > 0.6 ? 'good' : 'moderate';
}

export const percent = (score: number): string => `${Math.round(Math.min(1, Math.max(0, score)) * 100)}%`;
