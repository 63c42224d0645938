import { routes } from '../../modules/access/routes';

/** Pages of the spec that are linked only where this product has them. */
export const laterPages = {
  publicFeedback: Object.hasOwn(routes, 'GET /feedback-public'),
};
