/** The path of the page behind a path, in small letters: a page that runs fetches its data under one of its own. */
export const pagePath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.data$/, '')
    .replace(/^\/_root$/, '/')
    .replace(/(?<=.)\/+$/, '');
