import { Notice } from '~/ui/notice';
import type { LoadedReport } from './load-report.server';

/** Important notices before the text: demo, offline, partial, and results of the checks. */
export function Notices({ report: { demo, partial, notices } }: { report: LoadedReport }) {
  const [first, ...others] = notices;
  if (first === undefined) return null;
  return (
    <div className="space-y-3 pt-6">
      <Notice tone={demo || partial ? 'caution' : 'plain'}>{first}</Notice>
      {others.length > 0 && (
        <Notice>
          <ul className="space-y-1">
            {others.map((notice, index) => (
              <li key={index}>{notice}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
