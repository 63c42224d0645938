import type { BuildOptions } from 'esbuild';

export const bundleOptions: BuildOptions;
export function escapeBeyondAscii(code: string): string;
export const threads: Record<string, string>;
