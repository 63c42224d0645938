import { routes } from '../../modules/access/routes';

/** Pages of the spec that are linked only where they are enabled. */
export const featureFlags = {
  publicFeedback: Object.hasOwn(routes, 'GET /feedback-public'),
};
