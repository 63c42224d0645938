import { join } from 'node:path';
import { escapeHtml } from '../../../kernel/text/escape-html';

/**
 * Fontconfig file for the packaged browser. Without any font it prints empty pages and reports no error, so the
 * bundled Open Sans is the fallback of every family; fonts of the machine add other scripts.
 */
export function fontsConf(folder: string): string {
  const dirs = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const families = ['sans-serif', 'system-ui', 'Inter', 'serif', 'monospace'];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...dirs.map((dir) => `  <dir>${escapeHtml(dir)}</dir>`),
    `  <cachedir>${escapeHtml(join(folder, 'font-cache'))}</cachedir>`,
    ...families.map(
      (family) =>
        `  <alias binding="weak"><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`,
    ),
    '</fontconfig>',
    '',
  ].join('\n');
}
