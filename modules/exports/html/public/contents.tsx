import type { PublishedReport } from './report';

type Entry = { id: string; title: string; inside?: boolean };

/** Beside the text if there is room, else collapsed. */
export function Contents({ report }: { report: PublishedReport }) {
  return (
    <details className="contents">
      <summary>Contents</summary>
      <nav aria-label="Contents">
        <ol>
          {entriesOf(report).map(({ id, title, inside }) => (
            <li key={id} className={inside ? 'inside' : undefined}>
              <a href={`#${id}`} lang={inside ? report.language : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

function entriesOf({
  visualData: { metrics, keyInsights, charts, tables },
  sections,
  recommendations,
  faqs,
  suggestions,
  sources,
  claims,
}: PublishedReport): Entry[] {
  const sectionIds = new Set(sections.map(({ id }) => id));
  const loose = [...charts, ...tables].some(({ sectionId }) => !sectionIds.has(sectionId));
  return [
    metrics.length > 0 && { id: 'key-figures', title: 'Key Performance Indicators' },
    { id: 'summary', title: 'Executive Summary' },
    keyInsights.length > 0 && { id: 'insights', title: 'Key Insights' },
    ...sections.map(({ id, title }) => ({ id: `section-${id}`, title, inside: true })),
    loose && { id: 'exhibits', title: 'Data Visualizations' },
    recommendations.length > 0 && { id: 'recommendations', title: 'Strategic Recommendations' },
    { id: 'confidence', title: 'Confidence Scores' },
    faqs.length > 0 && { id: 'faq', title: 'Frequently Asked Questions' },
    suggestions.length > 0 && { id: 'suggestions', title: 'Related Suggestions' },
    sources.length + claims.length > 0 && { id: 'sources', title: 'Sources and notes' },
  ].filter((entry) => entry !== false);
}
