import { acceptedFiles, maxFileBytes, maxSources } from '../../modules/evidence/contract';
import { queryLength } from '../../modules/search/contract';

/** What a search may be and carry, handed to the page so that it can say so before anything is sent. */
export const limits = { queryLength, maxSources, maxFileBytes, acceptedFiles };
