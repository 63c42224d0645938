import { Badge } from '~/ui/badge';
import { priorityMatrix } from './illustrative';
import { Judgement } from './judgement';
import { besideMargin, MissingPart, PanelSection } from './panel-section';
import { SectionText } from './section-text';
import type { PanelProps, Research } from './research-view';
import { SourcedText } from './sourced-text';

const tones = { High: 'negative', Medium: 'caution', Low: 'plain' } as const;

/** Open questions, and the research that would answer them. */
export function FuturePanel({ report, order }: PanelProps) {
  const { directions } = report.research;
  return (
    <>
      <PanelSection title="What is still open">
        <SectionText
          report={report}
          order={order}
          id="future"
          missing="This report has no section on the future."
        />
      </PanelSection>
      <PanelSection title="Directions" label={directions.length > 0 && <Judgement report={report} />}>
        {directions.length > 0 ? (
          <Directions directions={directions} lang={report.language} />
        ) : (
          <MissingPart>This report names no directions.</MissingPart>
        )}
      </PanelSection>
      <Matrix directions={directions} lang={report.language} />
    </>
  );
}

type Listed = Pick<Research, 'directions'> & { lang: PanelProps['report']['language'] };

const Directions = ({ directions, lang }: Listed) => (
  <ul className={`${besideMargin} divide-y divide-line border-y border-line`}>
    {directions.map(({ category, title, description, timeline, priority }, index) => (
      <li key={index} className="py-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[priority]}>{priority} priority</Badge>
          <span lang={lang} className="label-text">
            {category}
          </span>
          <span className="figures ml-auto text-sm text-muted">{timeline}</span>
        </p>
        <h4 lang={lang} className="mt-2 text-base font-semibold">
          {title}
        </h4>
        <SourcedText prose={description} className="mt-1" />
      </li>
    ))}
  </ul>
);

/** Spec section 9: at most two directions of high and two of medium priority. */
function Matrix({ directions, lang }: Listed) {
  const matrix = priorityMatrix(directions);
  if (matrix.High.length + matrix.Medium.length === 0) return null;
  return (
    <PanelSection title="Priority matrix">
      <div className="grid max-w-[46rem] gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
        {(['High', 'Medium'] as const).map((priority) => (
          <section key={priority} aria-label={`${priority} priority`} className="bg-surface p-5">
            <Badge tone={tones[priority]}>{priority} priority</Badge>
            {matrix[priority].length === 0 && <p className="mt-3 text-sm text-muted">None</p>}
            <ul className="mt-3 space-y-3">
              {matrix[priority].map(({ title, timeline }, index) => (
                <li key={index}>
                  <p lang={lang} className="leading-snug font-medium">
                    {title}
                  </p>
                  <p className="figures text-sm text-muted">{timeline}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PanelSection>
  );
}
