/** ASVS 5.0, 6.2: at least 8 characters, long ones allowed, no composition rules. */
export const passwordLength = { min: 8, max: 128 };

/** Spec section 5: passwords must match. */
export const passwordsDiffer = 'Passwords do not match';
