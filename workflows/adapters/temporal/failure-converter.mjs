import { DefaultFailureConverter } from '@temporalio/common';

/** The words and stack traces of failures travel as payloads, and so through the codec. Loaded by Temporal, by its path. */
export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
