import type { Plugin } from 'esbuild';

export function rankRoutesOnce(source: string): string;
export const rankRoutesOncePlugin: Plugin;
