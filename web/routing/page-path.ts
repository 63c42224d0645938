/**
 * The page's path for a request path, in lower case: client-side navigation fetches a page's data under a path of its
 * own.
 */
export const pagePath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.data$/, '')
    .replace(/^\/_root$/, '/')
    .replace(/(?<=.)\/+$/, '');
