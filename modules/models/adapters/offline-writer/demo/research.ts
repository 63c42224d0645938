import { researchSections, type ResearchSectionId } from '../../../../research/plan';
import {
  comparing,
  explaining,
  framing,
  gathering,
  literature,
  measuring,
  outlook,
  type DemoChapter,
} from './chapters';

/** What a section of a research demo is made of: an opening of its own, and chapters that the visual demo has too. */
type Parts = { brief: string; opening?: string; chapters: readonly DemoChapter[]; headings?: string[] };

const methodology = `
A method is a promise made before the result is known. It says what will be observed, how it will be counted and what would count against the expectation, so that a different team could follow the same steps and compare. Methods are chosen to fit the question: counting answers how much, asking answers what people think, watching answers what they do, and only intervention answers what would happen otherwise. Each has a blind side, which is why careful studies combine several and report where they disagree.
`;

const currentState = `
A description of the present needs a date. It is only as current as the newest measurement behind it, and official numbers commonly appear months after the period that they describe. This section would therefore open with the latest observation, name the day to which it refers and say whether it may still be revised. Then it would turn to size and direction, the pair of facts that readers look for first. Since no data were attached, what stands here is the way in which both would be established.
`;

const findings = `
This demo has found nothing out, since it had nothing to look at. A finding is a statement that could have turned out otherwise, together with the observation that decided it. Where a study would list such statements, these paragraphs show how they are reached, first by taking the whole apart and then by testing explanations. In print, every finding would stand beside its strength: how many observations carry it, how wide its margin is, and whether it survived when the unusual cases were left out.
`;

const future = `
Every study ends with questions that it could not answer, and the useful ones are specific. "More research is needed" helps nobody; "the same survey, repeated among those who have left" tells a reader what to do, what it would cost and which doubt it would remove. A good agenda ranks such questions by how much a decision depends on the answer, and leaves out those that would be merely nice to know. Part of this agenda concerns the time to come, where observation ends altogether.
`;

const made: Readonly<Record<ResearchSectionId, Parts>> = {
  overview: { brief: framing.brief, chapters: [framing] },
  literature: { brief: literature.brief, chapters: [literature] },
  methodology: {
    brief: 'Say what a method promises, and how evidence would be gathered and judged.',
    opening: methodology,
    chapters: [gathering],
    headings: ['Layers of evidence'],
  },
  'current-state': {
    brief: 'Show how the present state would be dated, sized and followed over time.',
    opening: currentState,
    chapters: [measuring],
    headings: ['From below and from above'],
  },
  findings: {
    brief: 'Show how findings are reached: by taking the whole apart and by testing explanations.',
    opening: findings,
    chapters: [comparing, explaining],
    headings: ['Taking the whole apart', 'From description to explanation'],
  },
  future: {
    brief: 'Show how open questions are ranked, and how scenarios replace a forecast.',
    opening: future,
    chapters: [outlook],
    headings: ['Looking ahead'],
  },
};

/** The six sections of a research demo. Spec section 3, research report. */
export const researchChapters: readonly DemoChapter[] = researchSections.map(({ id, title }) => {
  const { brief, opening, chapters, headings = [] } = made[id];
  return {
    ...{ id, title, brief },
    factIds: [...new Set(chapters.flatMap(({ factIds }) => factIds))],
    datasetIds: chapters.flatMap(({ datasetIds }) => datasetIds),
    text: (topic) =>
      [
        opening?.trim() ?? '',
        ...chapters.map(({ text }, at) =>
          [headings[at] ? `### ${headings[at]}` : '', text(topic).trim()].filter(Boolean).join('\n\n'),
        ),
      ]
        .filter(Boolean)
        .join('\n\n'),
  };
});
