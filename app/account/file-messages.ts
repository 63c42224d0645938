import type { OwnSource } from '../../composition/application/application';

const mebibyte = 1024 * 1024;
const kibibyte = 1024;

/** Formats a file size: "212 bytes", "14 KB", "4.9 MB". */
export function sizeText(bytes: number): string {
  if (bytes < kibibyte) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < mebibyte) return `${Math.round(bytes / kibibyte)} KB`;
  return `${Number((bytes / mebibyte).toFixed(1))} MB`;
}

/** The sentence shown before a file is deleted. */
export function deletionMeans({ reports }: Pick<OwnSource, 'reports'>): string {
  const gone = 'The file is deleted from this server for good.';
  if (reports.length === 0) return `${gone} No report rests on it.`;
  const one = reports.length === 1;
  const those = one
    ? 'The report that rests on it stays'
    : `The ${reports.length} reports that rest on it stay`;
  return `${gone} ${those} as ${one ? 'it is' : 'they are'}, with the passages ${one ? 'it cites' : 'they cite'}; all other passages are gone. To delete those too, delete the ${one ? 'report' : 'reports'}.`;
}
