import { recall, remember } from '~/ui/browser-keeps';

/** Spec section 3, local storage. */
const flag = 'tutorial-seen';

/** Whether the tutorial was finished or skipped in this browser. */
export const tutorialSeen = (): boolean => recall('local', flag) !== null;

/** Finished or skipped: not shown again by itself. Spec section 4. */
export const markTutorialSeen = (): void => remember('local', flag, 'yes');
