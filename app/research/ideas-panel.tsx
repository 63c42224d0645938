import { Badge } from '~/ui/badge';
import { Judgement } from './judgement';
import { besideMargin, MissingPart } from './panel-section';
import type { PanelProps, Research } from './research-view';
import { SourcedText } from './sourced-text';

type Idea = Research['ideas'][number];

/** The assessed aspects of an idea, in the report's own words. Spec section 3. */
const aspects = [
  ['Novelty', 'novelty'],
  ['Feasibility', 'feasibility'],
  ['Patent value', 'patentValue'],
  ['Market potential', 'marketPotential'],
  ['Implementation cost', 'implementationCost'],
  ['Competitive advantage', 'competitiveAdvantage'],
] as const satisfies readonly (readonly [string, keyof Idea])[];

/** Ideas for patents, papers and other work. */
export function IdeasPanel({ report }: PanelProps) {
  const { ideas } = report.research;
  if (ideas.length === 0) return <MissingPart>This report has no research ideas.</MissingPart>;
  return (
    <>
      <p className="text-sm text-muted">
        Ideas and what is said of them: <Judgement report={report} />
      </p>
      <ul className={`mt-4 space-y-4 ${besideMargin}`}>
        {ideas.map((idea, index) => (
          <IdeaCard key={index} idea={idea} lang={report.language} />
        ))}
      </ul>
    </>
  );
}

const IdeaCard = ({ idea, lang }: { idea: Idea; lang: PanelProps['report']['language'] }) => (
  <li className="rounded-lg border border-line bg-surface p-5">
    <Badge>{idea.type}</Badge>
    <h3 lang={lang} className="mt-2 text-lg">
      {idea.title}
    </h3>
    <SourcedText prose={idea.description} className="mt-2" />
    <dl className="mt-4 grid gap-x-6 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-2">
      {aspects
        .filter(([, field]) => idea[field].trim() !== '')
        .map(([label, field]) => (
          <div key={field}>
            <dt className="label-text">{label}</dt>
            <dd lang={lang} className="mt-0.5">
              {idea[field]}
            </dd>
          </div>
        ))}
    </dl>
  </li>
);
