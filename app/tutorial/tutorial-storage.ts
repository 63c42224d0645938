import { getStored, setStored } from '~/ui/browser-storage';

/** Spec section 3, local storage. */
const flag = 'tutorial-seen';

/** Whether the tutorial was finished or skipped in this browser. */
export const tutorialSeen = (): boolean => getStored('local', flag) !== null;

/** Finished or skipped: not shown again by itself. Spec section 4. */
export const markTutorialSeen = (): void => setStored('local', flag, 'yes');
