import { Notice } from '~/ui/notice';
import type { RefusedAction } from './intents';

/** A failed action with its reason, beside its button. */
export const FailureNotice = ({ refused, className }: { refused: RefusedAction; className?: string }) => (
  <Notice tone="negative" alert title={refused.failed} className={className}>
    {refused.why}
  </Notice>
);
