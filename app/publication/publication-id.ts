/** Where a report's page speaks of its publication, whatever stands there: links, questions and focus lead to it. */
export const publicationId = 'publication';
