import { getStored, setStored } from '~/ui/browser-storage';

/** Spec section 3, local storage. */
const flag = 'tutorial-seen';

/** Whether the tutorial was finished or skipped in this browser. */
export const tutorialSeen = (): boolean => getStored('local', flag) !== null;

/** Finished or skipped: does not open by itself again. Spec section 4. */
export const markTutorialSeen = (): void => setStored('local', flag, 'yes');
