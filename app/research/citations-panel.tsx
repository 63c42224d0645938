import { Download } from 'lucide-react';
import { doiLink } from '../../modules/research/contract';
import { buttonClass } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { bibliographies } from './export-menu';
import { MissingPart } from './panel-section';
import type { PanelProps, Research } from './research-view';

/** The bibliography, and its exports for reference managers. */
export function CitationsPanel({ report }: PanelProps) {
  const { citations } = report.research;
  if (citations.length === 0) return <MissingPart>This report has no citations.</MissingPart>;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 print:hidden">
        <span className="text-sm text-muted">Bibliography as</span>
        {bibliographies(report.id).map(({ href, name, label }) => (
          <a key={href} href={href} download={name} className={buttonClass('secondary', 'small')}>
            <Download aria-hidden size={15} /> {label}
          </a>
        ))}
      </p>
      <ol className="mt-6 max-w-[46rem] divide-y divide-line border-y border-line">
        {citations.map((citation, index) => (
          <li key={citation.id} className="grid grid-cols-[2.25rem_1fr] py-4">
            <span aria-hidden className="figures text-sm leading-6 text-muted">
              {index + 1}
            </span>
            <Entry citation={citation} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Entry({ citation }: { citation: Research['citations'][number] }) {
  const { authors, year, title, journal, url, basis, sourceId } = citation;
  const resolved = doiLink(citation);
  return (
    <div className="min-w-0 space-y-1">
      <p className="text-sm text-ink-soft">
        <bdi>{authors || 'Unknown authors'}</bdi> <span className="figures">({year || 'no year'})</span>
      </p>
      <p className="font-serif text-base leading-snug">
        <bdi>{title}</bdi>
        {journal && (
          <>
            . <i>{journal}</i>
          </>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm break-all">
        {basis === 'unverified' && <Chip kind="unverified" />}
        {sourceId && (
          <a href={`#source-${sourceId}`} className={reference}>
            Source of this report
          </a>
        )}
        {resolved && <Outside href={resolved}>{resolved.replace('https://', '')}</Outside>}
        {/^https?:\/\//i.test(url) && <Outside href={url}>{url}</Outside>}
      </p>
    </div>
  );
}

const reference = 'link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center';

const Outside = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener nofollow" className={reference}>
    {children}
  </a>
);
