import { blobHash } from '../../../modules/kernel/events/blobs';
import type { Catalogue } from '../../../modules/kernel/events/event';
import { upcast } from '../../../modules/kernel/events/decode-events';
import type { Check } from './check';

/** The format of `encrypt` (version, nonce, tag, ciphertext), or the hash of a blob that is encrypted likewise. */
const seal = /^v[12]\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/;

/** Personal fields are in the log encrypted or not at all. */
export function encryptionCheck(catalogue: Catalogue): Check {
  return {
    holds: 'Personal fields are sealed',
    severity: 'wrong',
    look(raw) {
      const definition = catalogue.get(raw.type);
      if (!definition || definition.personal.length === 0) return undefined;
      const data = dataOf(definition, raw);
      const clear = definition.personal.filter((field) => !isSealed(data[field]));
      return clear.length > 0 ? `${clear.join(' and ')} of ${raw.type} lies there in clear` : undefined;
    },
  };
}

const isSealed = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && (seal.test(value) || blobHash(value) !== undefined));

/** An upcast that fails is a finding of the check of payloads. */
function dataOf(...[definition, raw]: Parameters<typeof upcast>): Record<string, unknown> {
  try {
    return upcast(definition, raw);
  } catch {
    return raw.data;
  }
}
