import { Notice } from '~/ui/notice';
import type { NotDone } from './intents';

/** What was not done, and why, beside the button that was to do it. */
export const NotDoneNotice = ({ refused, className }: { refused: NotDone; className?: string }) => (
  <Notice tone="negative" alert title={refused.failed} className={className}>
    {refused.why}
  </Notice>
);
