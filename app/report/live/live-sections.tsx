import { useReportLanguage } from '../../../modules/exports/contract';
import { Prose } from '../page/prose';
import type { LiveSearch } from './live-state';

/** The written sections, in the order of the plan; each fades in when it arrives. */
export function LiveSections({ sections }: Pick<LiveSearch, 'sections'>) {
  const lang = useReportLanguage();
  return sections
    .filter(({ state }) => state === 'done')
    .map(({ id, title, blocks }) => (
      <section key={id} id={`section-${id}`} className="animate-appear scroll-mt-20 not-first:pt-12">
        <h2 lang={lang} className="mb-5 text-2xl">
          {title}
        </h2>
        <Prose blocks={blocks} />
      </section>
    ));
}
