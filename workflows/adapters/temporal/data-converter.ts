import { fileURLToPath } from 'node:url';
import type { DataConverter } from '@temporalio/common';
import { createCodec } from './codec';

/** The path of the failure converter for Temporal: beside this file, in the sources and in the build. */
export const failureConverterPath = fileURLToPath(new URL('./failure-converter.mjs', import.meta.url));

/** How values travel to Temporal and back: encrypted under this secret, failures with their whole message. */
export const createDataConverter = (secret: string): DataConverter => ({
  failureConverterPath,
  payloadCodecs: [createCodec(secret)],
});
