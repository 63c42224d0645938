import { Braces, ChevronDown, Download, FileText, Globe, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '~/ui/button';
import type { LoadedReport } from './load-report.server';
import { useExports } from '../export/use-exports';

/** Exports of the report. Spec section 4: both export buttons are off while one runs. */
export function Actions({ report }: { report: LoadedReport }) {
  const { busy, pdf, csv } = useExports(report.id, report.visualData.tables);
  const api = `/api/results/${report.id}`;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-2 print:hidden">
      <Button
        className="needs-scripts"
        disabled={busy !== undefined}
        aria-busy={busy === 'pdf'}
        onClick={() => void pdf()}
      >
        <FileText aria-hidden size={17} />
        {busy === 'pdf' ? 'Generating PDF...' : 'Export PDF'}
      </Button>
      <Button
        look="secondary"
        className="needs-scripts"
        disabled={busy !== undefined}
        onClick={() => void csv()}
      >
        <Download aria-hidden size={17} />
        Export CSV
      </Button>
      <noscript>
        <a href={`${api}/pdf`} className={buttonClass('secondary')}>
          Export PDF
        </a>{' '}
        <a href={`${api}/tables.csv`} className={buttonClass('secondary')}>
          Export CSV
        </a>
      </noscript>
      <MoreFormats id={report.id} />
      <Button look="quiet" className="needs-scripts" onClick={() => window.print()}>
        <Printer aria-hidden size={17} />
        Print
      </Button>
    </div>
  );
}

function MoreFormats({ id }: { id: string }) {
  const api = `/api/results/${id}`;
  return (
    <details className="relative">
      <summary className={buttonClass('quiet', 'medium', 'list-none')}>
        More formats <ChevronDown aria-hidden size={16} />
      </summary>
      <ul className="absolute z-20 mt-1 w-64 rounded-md border border-line bg-surface p-1.5 shadow-raised">
        <Format href={`${api}/page`} name={`report-${id}.html`} icon={<Globe aria-hidden size={17} />}>
          Standalone page
        </Format>
        <Format href={`${api}/markdown`} name={`report-${id}.md`} icon={<FileText aria-hidden size={17} />}>
          Markdown
        </Format>
        <Format href={api} name={`report-${id}.json`} icon={<Braces aria-hidden size={17} />}>
          JSON
        </Format>
      </ul>
    </details>
  );
}

function Format({
  href,
  name,
  icon,
  children,
}: {
  href: string;
  name: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      <a href={href} download={name} className={buttonClass('quiet', 'medium', 'w-full justify-start')}>
        {icon}
        {children}
      </a>
    </li>
  );
}
