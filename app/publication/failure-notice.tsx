import { Notice } from '~/ui/notice';
import type { NotDone } from './intents';

/** A failed action with its reason, beside its button. */
export const NotDoneNotice = ({ refused, className }: { refused: NotDone; className?: string }) => (
  <Notice tone="negative" alert title={refused.failed} className={className}>
    {refused.why}
  </Notice>
);
