import { Link } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import type { Report } from '../../../modules/search/report';
import { Section } from './section';
import { useReportLanguage } from '../../../modules/exports/contract';

export function Recommendations({ items }: { items: Report['recommendations'] }) {
  const lang = useReportLanguage();
  if (items.length === 0) return null;
  return (
    <Section id="recommendations" title="Strategic Recommendations">
      <ol lang={lang} className="max-w-[46rem] divide-y divide-line border-y border-line">
        {items.map(({ title, description, category }, index) => (
          <li key={index} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_1fr]">
            <p className="label-text sm:pt-1">{category}</p>
            <div>
              <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
              <p className="mt-1 font-serif text-base leading-snug text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type FaqProps = { faqs: Report['faqs']; oneAtATime?: boolean };

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
              {question}
              <ChevronDown
                aria-hidden
                size={18}
                className="flex-none text-muted transition-transform group-open:rotate-180 print:hidden"
              />
            </summary>
            <p className="prose-text pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** Spec section 2: a suggestion goes to `/?q={title}&model=qwen`. */
export function Suggestions({ items }: { items: Report['suggestions'] }) {
  const lang = useReportLanguage();
  if (items.length === 0) return null;
  return (
    <Section id="suggestions" title="Related Suggestions" className="print:hidden">
      <ul lang={lang} className="grid gap-4 md:grid-cols-3">
        {items.map(({ title, description, category }, index) => (
          <li key={index}>
            <Link
              to={`/?${new URLSearchParams({ q: title, model: 'qwen' })}`}
              className="block h-full rounded-lg border border-line bg-surface p-4 hover:border-accent"
            >
              <span className="label-text">{category}</span>
              <span className="mt-1 block font-serif text-lg leading-snug text-ink">{title}</span>
              <span className="mt-1.5 block text-sm text-muted">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
