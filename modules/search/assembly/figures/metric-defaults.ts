/** Spec section 5. It stands for a change that is not known. */
export const defaultChange = '+0%';
