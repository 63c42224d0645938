import { ChevronDown, Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useExports } from '~/report/export/use-exports';
import { useDismissableDetails } from '~/shell/use-dismissable-details';
import { buttonClass } from '~/ui/button';
import type { ShownResearch } from './research-view';

/** Contract section 3: the bibliography as a file. */
export const bibliographies = (id: string) =>
  (
    [
      ['bibtex', 'BibTeX', 'bib'],
      ['ris', 'RIS', 'ris'],
      ['csl-json', 'CSL JSON', 'json'],
    ] as const
  ).map(([format, label, extension]) => ({
    label,
    href: `/api/research-report/${id}/citations?format=${format}`,
    name: `citations-${id}.${extension}`,
  }));

/** Exports of the report: a menu of links, which work without scripts too. */
export function ExportMenu({ report: { id, visualData } }: { report: ShownResearch }) {
  const { busy, pdf } = useExports(id, visualData.tables);
  const menu = useDismissableDetails();
  const savePdf = (event: MouseEvent) => {
    event.preventDefault();
    if (!busy) void pdf();
  };
  return (
    <details ref={menu} className="relative">
      <summary className={buttonClass('primary', 'medium', 'list-none')} aria-busy={busy === 'pdf'}>
        <Download aria-hidden size={17} />
        {busy === 'pdf' ? 'Generating PDF...' : 'Export'}
        <ChevronDown aria-hidden size={16} />
      </summary>
      <ul className="absolute z-20 mt-1 w-64 max-w-[calc(100vw-2.5rem)] rounded-md border border-line bg-surface p-1.5 shadow-raised">
        <li>
          <a href={`/api/results/${id}/pdf`} onClick={savePdf} className={entry}>
            PDF
          </a>
        </li>
        <Format href={`/api/results/${id}/page`} name={`report-${id}.html`} label="HTML page" />
        <Format href={`/api/results/${id}/markdown`} name={`report-${id}.md`} label="Markdown" />
        <Format href={`/api/research-report/${id}`} name={`report-${id}.json`} label="JSON" />
        <li aria-hidden className="mx-3 my-1.5 border-t border-line" />
        {bibliographies(id).map(({ label, ...file }) => (
          <Format key={file.href} {...file} label={`Bibliography, ${label}`} />
        ))}
      </ul>
    </details>
  );
}

const entry = buttonClass('quiet', 'medium', 'w-full justify-start');

const Format = ({ href, name, label }: { href: string; name: string; label: string }) => (
  <li>
    <a href={href} download={name} className={entry}>
      {label}
    </a>
  </li>
);
