/** GMT+2 all year, as the spec has it for admins; UTC for everybody else, so that server and browser agree. */
const zones = { reader: 'UTC', admin: 'Etc/GMT-2' } as const;

/** A date for people. */
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
