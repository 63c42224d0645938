import { refusalTable } from '~/http/refusals';

/** Contract section 3: 10 files in a request, 5 MB each. */
export const maxSources = 10;
const maxFileBytes = 5 * 1024 * 1024;
/** For the file dialog; the server looks at the content. */
export const acceptedFiles = '.csv,.txt,.text,.md,.markdown,.html,.htm,text/csv,text/plain,text/markdown,text/html';

const extensions = /\.(csv|txt|text|md|markdown|html?)$/i;

/** Why a chosen file need not even be sent, in the server's own words. */
export function problemWith(file: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  if (file.size > maxFileBytes) return sentence('file-too-large', file.name);
  if (!extensions.test(file.name) && !file.type.startsWith('text/')) return sentence('file-type', file.name);
  return file.size === 0 ? sentence('file-empty', file.name) : undefined;
}

/** Said when more files are chosen than a request takes. */
export const tooManySources = (): string => sentence('too-many-sources', '');

function sentence(code: string, name: string): string {
  return (refusalTable[code]?.sentence ?? '').replace('{name}', name);
}
