import { refusalTable } from '~/http/refusal-messages';
import type { searchLimits } from './search-limits.server';

export type Limits = typeof searchLimits;

/** Why a chosen file is not sent, in the server's own sentence. The server checks the content too. */
export function problemWith(file: Pick<File, 'name' | 'size' | 'type'>, limits: Limits): string | undefined {
  if (!isAccepted(file, limits)) return sentence('file-type', file.name);
  if (file.size > limits.maxFileBytes) return sentence('file-too-large', file.name);
  return file.size === 0 ? sentence('file-empty', file.name) : undefined;
}

/** The sentence for more files than a request accepts. */
export const tooManySources = (): string => sentence('too-many-sources', '');

function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, { acceptedFiles }: Limits): boolean {
  const extension = /\.[^./\\]+$/.exec(name)?.[0].toLowerCase();
  return acceptedFiles.split(',').includes(extension ?? type);
}

const sentence = (code: string, name: string): string =>
  (refusalTable[code]?.sentence ?? '').replace('{name}', () => name);
