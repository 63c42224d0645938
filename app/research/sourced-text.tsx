import clsx from 'clsx';
import type { Sentence } from '../../modules/search/report';
import { Sentences } from '~/report/page/prose';
import { useReportLanguage } from '../../modules/exports/contract';

type WrittenProps = { prose: readonly Sentence[]; className?: string };

/** A text of the report in a card or a list, with its marks. */
export function SourcedText({ prose, className }: WrittenProps) {
  const lang = useReportLanguage();
  if (prose.length === 0) return null;
  return (
    <p lang={lang} className={clsx('font-serif text-base leading-snug text-ink-soft', className)}>
      <Sentences sentences={[...prose]} />
    </p>
  );
}
