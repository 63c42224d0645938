import { welcomeSearches } from '../../modules/quota/contract';
import { productName } from '../../modules/kernel/product';

/** One step of the tutorial; `name` is the one of spec section 2. */
export type TutorialStep = { name: TutorialStepName; title: string; text: string };
export type TutorialStepName =
  'welcome' | 'search-box' | 'processing-time' | 'dashboard' | 'export' | 'complete';

/** Spec section 2, Tutorial. */
export const tutorialSteps: readonly TutorialStep[] = [
  {
    name: 'welcome',
    title: `Welcome to ${productName}`,
    text: 'You ask a question and get a long, illustrated report. Each figure and each claim in it can show what it rests on.',
  },
  {
    name: 'search-box',
    title: 'Ask your question',
    text: 'Write it into the search field, or begin with a suggestion. Choose which model writes, and attach files that should answer it.',
  },
  {
    name: 'processing-time',
    title: 'Give it a few minutes',
    text: 'Writing usually takes 2-3 minutes with a language model, 3-6 when the report is long. There is no need to refresh: the sections arrive by themselves, and nothing is lost if you leave.',
  },
  {
    name: 'dashboard',
    title: 'Read the report',
    text: 'Key figures, interactive charts, tables and answers to likely questions. The small mark behind a sentence opens the passage it was taken from.',
  },
  {
    name: 'export',
    title: 'Take it with you',
    text: 'Export the report as PDF and its tables as CSV, or save it as one page that works from disk, without a network.',
  },
  {
    name: 'complete',
    title: 'That is all',
    text: `Signing in gives ${welcomeSearches} free searches, and feedback earns more. You find this tour again at the foot of every page.`,
  },
];

/** `Step 2 of 6`. `at` counts from 0. */
export const stepLabel = (at: number, of: number): string => `Step ${at + 1} of ${of}`;

/** The progress at a step, in percent. */
export const percentAt = (at: number, of: number): number => Math.round(((at + 1) / of) * 100);

/** Clamps a step to both ends. */
export const stepWithin = (at: number, of: number): number => Math.max(0, Math.min(of - 1, at));
