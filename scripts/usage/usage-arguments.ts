import { groupings, type Grouping, type UsageQuery } from '../../analytics/usage/usage';
import { asTyped } from '../arguments';

export const usageFormats = ['table', 'csv', 'json'] as const;
export type UsageFormat = (typeof usageFormats)[number];
export type UsageArguments = UsageQuery & { format: UsageFormat; personal: boolean };

type Given = {
  positionals: readonly string[];
  values: { from?: string; to?: string; by?: string; format?: string; personal?: boolean };
};

const seeHelp = 'See --help.';

/** The parsed query, or the reason why it is invalid, in a sentence. */
export function usageArguments({ positionals, values }: Given): UsageArguments | { problem: string } {
  if (positionals.length > 0)
    return { problem: `The command usage takes no ${asTyped(positionals[0] ?? '')}. ${seeHelp}` };
  const { from, to, by, format = 'table', personal = false } = values;
  for (const [option, day] of [
    ['--from', from],
    ['--to', to],
  ] as const)
    if (day !== undefined && !isDay(day))
      return { problem: `${option} takes a day such as 2025-01-31, not ${day || 'nothing'}. ${seeHelp}` };
  if (from !== undefined && to !== undefined && from > to)
    return { problem: `--from ${from} lies after --to ${to}. ${seeHelp}` };
  const grouping = groupings.find((each) => each === by);
  if (by !== undefined && !grouping)
    return { problem: `Usage cannot be grouped by ${asTyped(by)}; choose ${formatChoices(groupings)}.` };
  const chosen = usageFormats.find((each) => each === format);
  if (!chosen)
    return {
      problem: `There is no format called ${asTyped(format)}; choose ${formatChoices(usageFormats)}.`,
    };
  if (personal && grouping !== 'user') return { problem: `--personal belongs to --by user. ${seeHelp}` };
  return { from, to, by: grouping satisfies Grouping | undefined, format: chosen, personal };
}

/** A day of the calendar as YYYY-MM-DD: no 30th of February. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(time || 0).toISOString().startsWith(text);
}

const formatChoices = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
