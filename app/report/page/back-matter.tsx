import { Link } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { Marks, Sentences } from './prose';
import { Section } from './section';
import { useReportLanguage, type MarkedTexts } from '../../../modules/exports/contract';

export function Recommendations({ items }: { items: MarkedTexts['recommendations'] }) {
  const lang = useReportLanguage();
  if (items.length === 0) return null;
  return (
    <Section id="recommendations" title="Strategic Recommendations">
      <ol lang={lang} className="max-w-[46rem] divide-y divide-line border-y border-line">
        {items.map(({ title, description, category }, index) => (
          <li key={index} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_1fr]">
            <p className="label-text sm:pt-1">
              <Sentences sentences={category} />
            </p>
            <div>
              <h3 className="font-sans text-base font-semibold tracking-normal">
                <Sentences sentences={title} />
              </h3>
              <p className="mt-1 font-serif text-base leading-snug text-ink-soft">
                <Sentences sentences={description} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type FaqProps = { faqs: MarkedTexts['faqs']; oneAtATime?: boolean };

/** Spec section 2: collapsible, several can be open at once; in the visual report view one at a time. */
export function Faq({ faqs, oneAtATime = false }: FaqProps) {
  const lang = useReportLanguage();
  if (faqs.length === 0) return null;
  return (
    <Section id="faq" title="Frequently Asked Questions">
      <div lang={lang} className="max-w-[46rem] border-t border-line">
        {faqs.map(({ id, question, answer }) => (
          <details key={id} name={oneAtATime ? 'faq' : undefined} className="group border-b border-line">
            <summary className="touch flex list-none items-center justify-between gap-4 py-3 text-base font-medium">
              <span>
                <Sentences sentences={question} />
              </span>
              <ChevronDown
                aria-hidden
                size={18}
                className="flex-none text-muted transition-transform group-open:rotate-180 print:hidden"
              />
            </summary>
            <div className="prose-text space-y-[1em] pb-5 text-ink-soft">
              {answer.map((sentences, index) => (
                <p key={index}>
                  <Sentences sentences={sentences} />
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** Spec section 2: a suggestion goes to `/?q={title}&model=qwen`. */
export function Suggestions({ items }: { items: MarkedTexts['suggestions'] }) {
  const lang = useReportLanguage();
  if (items.length === 0) return null;
  return (
    <Section id="suggestions" title="Related Suggestions" className="print:hidden">
      <ul lang={lang} className="grid gap-4 md:grid-cols-3">
        {items.map(({ title, plainTitle, description, category }, index) => (
          // The link covers its card; the marks behind it in the markup lie above it.
          <li
            key={index}
            className="relative rounded-lg border border-line bg-surface p-4 hover:border-accent"
          >
            <p className="label-text">
              <Sentences sentences={category} />
            </p>
            <p className="mt-1 font-serif text-lg leading-snug">
              <Link
                to={`/?${new URLSearchParams({ q: plainTitle, model: 'qwen' })}`}
                className="inline-block text-ink after:absolute after:inset-0 after:rounded-lg pointer-coarse:py-2.5"
              >
                {plainTitle}
              </Link>
              <Marks sentences={title} />
            </p>
            <p className="mt-1.5 text-sm text-muted">
              <Sentences sentences={description} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
