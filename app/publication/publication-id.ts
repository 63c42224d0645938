/** Id of the part of a report's page about publication; links, questions and focus lead to it. */
export const publicationId = 'publication';
