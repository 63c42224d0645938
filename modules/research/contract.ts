/** What pages need of research reports. Safe for browsers: no schema is loaded. */
export { doiLink } from './doi';
