/** Spec section 2, Research & Insights: the tabs of a research report, in their order. */
export const researchTabs = [
  { id: 'overview', title: 'Overview' },
  { id: 'analysis', title: 'Analysis' },
  { id: 'funding', title: 'Funding' },
  { id: 'literature', title: 'Literature' },
  { id: 'methodology', title: 'Methodology' },
  { id: 'quality', title: 'Quality' },
  { id: 'risk', title: 'Risk' },
  { id: 'limitations', title: 'Limitations' },
  { id: 'comparison', title: 'Comparison' },
  { id: 'scorecard', title: 'Scorecard' },
  { id: 'findings', title: 'Findings' },
  { id: 'future', title: 'Future' },
  { id: 'research', title: 'Research' },
  { id: 'citations', title: 'Citations' },
  { id: 'predictions', title: 'Predictions' },
] as const;
export type ResearchTab = (typeof researchTabs)[number]['id'];

/** The tab of an address; the first one for an unknown name. */
export const tabNamed = (name: string | null | undefined): ResearchTab =>
  researchTabs.find(({ id }) => id === name)?.id ?? 'overview';

/** The name of a tab. */
export const tabTitle = (tab: ResearchTab): string => researchTabs.find(({ id }) => id === tab)?.title ?? '';

/**
 * The tab that a key moves to, by the tabs pattern of WAI-ARIA; undefined for other keys. Up and down move in a column;
 * in a row they scroll the page.
 */
export function nextTab(current: ResearchTab, key: string, isColumn: boolean): ResearchTab | undefined {
  const last = researchTabs.length - 1;
  const at = researchTabs.findIndex(({ id }) => id === current);
  const to = (index: number) => researchTabs[index]?.id;
  if (key === 'Home') return to(0);
  if (key === 'End') return to(last);
  if (key === 'ArrowRight' || (isColumn && key === 'ArrowDown')) return to(at === last ? 0 : at + 1);
  if (key === 'ArrowLeft' || (isColumn && key === 'ArrowUp')) return to(at === 0 ? last : at - 1);
  return undefined;
}
