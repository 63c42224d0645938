/**
 * GMT+2 all year for admins, as the spec requires; UTC for other readers, so that server and browser render the same.
 */
const zones = { reader: 'UTC', admin: 'Etc/GMT-2' } as const;

/** A formatted date. */
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
    dateStyle: 'medium',
    ...(withTime && { timeStyle: 'short' }),
    timeZone: zones[zone],
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
