import { fileURLToPath } from 'node:url';
import type { DataConverter } from '@temporalio/common';
import { createCodec } from './codec';

/** Where Temporal finds how failures are told: beside this file, in the sources and in the build. */
export const failureConverterPath = fileURLToPath(new URL('./failure-converter.mjs', import.meta.url));

/** How values travel to Temporal and back: sealed under this secret, failures with all their words. */
export const createDataConverter = (secret: string): DataConverter => ({
  failureConverterPath,
  payloadCodecs: [createCodec(secret)],
});
