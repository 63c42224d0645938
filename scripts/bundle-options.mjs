import { rankRoutesOncePlugin } from './rank-routes-once.mjs';

/**
 * Packages that stay outside the bundle: they have native code or files beside their own, are loaded by few installations,
 * or must exist once in a process.
 */
const external = [
  '@anthropic-ai/*',
  '@duckdb/*',
  '@eventstore/*',
  '@node-rs/argon2',
  '@opentelemetry/*',
  '@photostructure/sqlite',
  '@sparticuz/chromium',
  '@temporalio/*',
  'canvas',
  'esbuild',
  'mongodb',
  'openai',
  'pino',
  'pino-pretty',
  'piscina',
  'puppeteer-core',
  'tsx',
  'typescript',
  'unpdf',
  'vite',
  'wink-eng-lite-web-model',
  'wink-nlp',
];

/** Bundled CommonJS loads the modules of Node by `require`, which ES modules lack. */
const withRequire =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/**
 * How esbuild bundles a program with its packages. A program then loads a dozen files instead of 900, and starts in two
 * thirds of the processor time.
 */
export const bundleOptions = {
  bundle: true,
  // Lazily loaded engines stay in files of their own, with their packages. All are in one folder, as some of them load
  // files beside themselves.
  splitting: true,
  chunkNames: '[name]-[hash]',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external,
  mainFields: ['module', 'main'],
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: { js: withRequire },
  plugins: [rankRoutesOncePlugin],
};

/**
 * The entry point of the threads. Bundled apart: esbuild keeps what any of its entry points uses in a file that several
 * load, and the server would load the checks of statements that only threads do.
 */
export const threads = { thread: 'composition/thread.ts' };

/** The same code in ASCII. Strings and names have no other characters in what esbuild writes. */
export const escapeBeyondAscii = (code) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
