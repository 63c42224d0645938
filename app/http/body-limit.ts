/** Contract section 3: a body over 64 KB is refused; the text fields of a multipart form share the same limit. */
export const maxBodyBytes = 64 * 1024;
