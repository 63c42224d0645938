/** Contract section 3: a request carries at most ten sources, 5 MB each. */
export const maxSources = 10;
export const maxFileBytes = 5 * 1024 * 1024;

/** Contract section 3: rows of tables, and passages of texts, of all sources of a request together. */
export const maxRows = 200_000;

/** Contract section 3: a file that takes longer to read is refused, in milliseconds. */
export const maxReadingMs = 10_000;

/** Maximum number of sources of an account. */
export const maxStoredSources = 1_000;

/** A source that no report uses is deleted after so many days. Contract section 3. */
export const idleDays = 30;
