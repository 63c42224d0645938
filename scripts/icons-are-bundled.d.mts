import type { Plugin } from 'esbuild';

export const iconsAreBundled: Plugin;
