const whole = new Intl.NumberFormat('en');

/** A number as readers of English expect it: 2,000. */
export const number = (value: number): string => whole.format(value);
