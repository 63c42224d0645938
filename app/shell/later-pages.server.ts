import { doors } from '../../modules/moderation/doors';

/** Pages of the spec that are linked only where this product has them. */
export const laterPages = {
  publicFeedback: Object.hasOwn(doors, 'GET /feedback-public'),
};
