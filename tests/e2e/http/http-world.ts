import { createPerson, signedInAdmin, signedInPerson } from './person';
import { startProduct } from '../product/server';

export type HttpWorld = Awaited<ReturnType<typeof createHttpWorld>>;

/** A product over HTTP alone, with a person of each role. */
export async function createHttpWorld(options?: Parameters<typeof startProduct>[0]) {
  const product = await startProduct(options);
  return {
    product,
    visitor: createPerson(product.url),
    admin: await signedInAdmin(product),
    ada: await signedInPerson(product, 'Ada'),
  };
}
