const whole = new Intl.NumberFormat('en');

/** Formats a number in English: 2,000. */
export const number = (value: number): string => whole.format(value);
