import type { ReportKind } from '../../modules/search/contract';

/** The texts of the two modes. Spec sections 1 and 2: Visual Insights or Research. */
export const modes = {
  visual: {
    name: 'Visual Insights',
    promise: 'A subject in figures, on one page.',
    gives: [
      'Key figures, each with its change',
      'Interactive charts and tables to take along',
      'Questions answered, and what to do next',
      'Confidence scores, measured and explained',
    ],
    lead: 'Ask for a visual report: key figures, charts, tables and answers, each with what it rests on.',
    placeholder: 'Electric cars in Europe',
  },
  research: {
    name: 'Research',
    promise: 'A question studied from all sides.',
    gives: [
      'Abstract, literature and methodology',
      'Limitations, comparison and a scorecard',
      'Findings, open questions and research ideas',
      'Citations for your reference manager, and predictions',
    ],
    lead: 'Ask for a research report: literature, methods, findings and what is still open, each with what it rests on.',
    placeholder: 'Hydrogen in salt caverns',
  },
} as const satisfies Record<ReportKind, object>;
