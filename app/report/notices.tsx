import { demoSentence, offlineSentence } from '../../modules/exports/contract';
import { Notice } from '~/ui/notice';
import type { ShownReport } from './load-report.server';

/** What a reader must know first: demo, partial, and what the checks found. */
export function Notices({ report: { demo, offline, partial, notices } }: { report: ShownReport }) {
  if (!demo && !offline && !partial && notices.length === 0) return null;
  return (
    <div className="space-y-3 pt-6">
      {demo && <Notice tone="caution">{demoSentence}</Notice>}
      {offline && !demo && <Notice>{offlineSentence}</Notice>}
      {partial && <Notice tone="caution">This report is partial: {partial.reason}</Notice>}
      {notices.length > 0 && (
        <Notice>
          <ul className="space-y-1">
            {notices.map((notice, index) => (
              <li key={index}>{notice}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
