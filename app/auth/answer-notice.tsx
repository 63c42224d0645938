import { Notice } from '~/ui/notice';

/** What came of a posted form, above it: why not, or what happens now. */
export function AnswerNotice({ problem, message }: { problem?: string; message?: string }) {
  if (!problem && !message) return null;
  return (
    <Notice tone={problem ? 'negative' : 'positive'} alert className="mb-6">
      {problem ?? message}
    </Notice>
  );
}
