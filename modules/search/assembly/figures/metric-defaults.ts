/** Spec section 5. The change of a key figure without a known one. */
export const defaultChange = '+0%';
