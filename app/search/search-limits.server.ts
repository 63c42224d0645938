import { acceptedFiles, maxFileBytes, maxSources } from '../../modules/evidence/contract';
import { queryLength } from '../../modules/search/contract';

/** The limits of a search, sent with the page so that it can check before sending. */
export const searchLimits = { queryLength, maxSources, maxFileBytes, acceptedFiles };
