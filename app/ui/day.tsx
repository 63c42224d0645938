/** By the length of `2024` and `2024-05`. */
const precisions: Readonly<Record<number, Intl.DateTimeFormatOptions>> = {
  4: { year: 'numeric' },
  7: { year: 'numeric', month: 'short' },
};

/**
 * GMT+2 all year for admins, as the spec requires; UTC for other readers, so that server and browser render the same.
 */
const zones = { reader: 'UTC', admin: 'Etc/GMT-2' } as const;

/** A formatted date. `at`: ISO 8601; of a year or a month alone it shows just that. */
export function Day({
  at,
  zone = 'reader',
  withTime = false,
}: {
  at: string;
  zone?: keyof typeof zones;
  withTime?: boolean;
}) {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(precisions[at.length] ?? { dateStyle: 'medium' }),
    ...(withTime && { timeStyle: 'short' }),
    timeZone: zones[zone],
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
