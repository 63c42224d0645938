import { number } from '~/ui/number';

/** Formats an age in its largest unit: `3 min`. Both arguments are ISO 8601. */
export function age(since: string, now: string): string {
  const seconds = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h`;
  return `${number(Math.floor(seconds / 86_400))} d`;
}

/** Formats bytes: `45.7 kB`. */
export function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1_000).toFixed(1)} kB`;
  return bytes < 1_000_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/** Formats a part of a whole in percent; a dash when the whole is 0. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(part > 0 && part * 100 < whole ? 1 : 0)} %`;
