import { Notice } from '~/ui/notice';

/** The result of a posted form, shown above it: an error or a success sentence. */
export function AnswerNotice({ problem, message }: { problem?: string; message?: string }) {
  if (!problem && !message) return null;
  return (
    <Notice tone={problem ? 'negative' : 'positive'} alert className="mb-6">
      {problem ?? message}
    </Notice>
  );
}
