import type { doors, Door } from '../../modules/moderation/doors';
import type { rights } from '../../modules/moderation/policy';
import type { Viewer } from '../../system';

/** Who has come through a door: somebody for certain where it asks for more than anybody. */
export type Entrant<D extends Door> = (typeof rights)[(typeof doors)[D]] extends 'anyone'
  ? Viewer | undefined
  : Viewer;
