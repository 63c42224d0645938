import { maxFileBytes, maxReadingMs, maxRows, maxSources } from '../../modules/evidence/limits';
import { feedbackSearches } from '../../modules/quota/contract';
import { inputSentences } from '../../modules/search/limits';
import { number } from '../ui/number';
import { maxBodyBytes } from './body-limit';

const table = {
  'not-found': { status: 404, sentence: 'There is nothing here.' },
  'no-search-id': { status: 400, sentence: 'No search ID provided.' },
  'search-not-found': { status: 404, sentence: 'The requested search result could not be found.' },
  'claim-not-found': { status: 404, sentence: 'There is no such claim in this report.' },
  'page-not-found': { status: 404, sentence: 'The requested page could not be found.' },
  'user-not-found': { status: 404, sentence: 'There is no such account.' },
  unauthenticated: { status: 401, sentence: 'Please sign in to perform searches.' },
  'sign-in-required': { status: 401, sentence: 'Please sign in to continue.' },
  forbidden: { status: 403, sentence: 'You may not do this.' },
  'cross-origin': { status: 403, sentence: 'This request came from another site and was refused.' },
  'account-pending': { status: 403, sentence: 'Your account is waiting for approval by an admin.' },
  'account-inactive': {
    status: 403,
    sentence: 'This account has been deactivated. Please write to the people who run this site.',
  },
  'google-refused': { status: 403, sentence: 'Google authentication failed. Please try again.' },
  'link-used': {
    status: 410,
    sentence: 'This link has been used already or is too old. Please ask for a new one.',
  },
  'address-taken': { status: 409, sentence: 'This address has an account already.' },
  'too-many-failures': {
    status: 429,
    sentence: 'Too many failed attempts to sign in. Please try again in {retryAfter} seconds.',
  },
  'quota-exhausted': {
    status: 403,
    sentence: `Search quota exhausted: you have used all your searches. Submit feedback to get ${feedbackSearches} more searches!`,
  },
  'wrong-credentials': { status: 401, sentence: 'This e-mail address and password do not belong together.' },
  'invalid-input': { status: 400, sentence: 'Please check the marked fields.' },
  'invalid-feedback': { status: 400, sentence: '{problem}' },
  'invalid-review': { status: 400, sentence: '{problem}' },
  'empty-query': { status: 400, sentence: inputSentences['empty-query'] },
  'query-too-long': {
    status: 400,
    sentence: inputSentences['query-too-long'].replace(/\.$/, '; this one has {length}.'),
  },
  'query-not-text': { status: 400, sentence: inputSentences['query-not-text'] },
  'unknown-model': { status: 400, sentence: inputSentences['unknown-model'] },
  'unknown-source': { status: 400, sentence: 'One of the attached sources does not exist or is not yours.' },
  'too-many-sources': { status: 400, sentence: inputSentences['too-many-sources'] },
  'source-not-found': { status: 404, sentence: 'There is no such file among yours.' },
  'source-in-use': {
    status: 409,
    sentence: 'A report that rests on this file is being written. It can be deleted once that is done.',
  },
  'storage-full': {
    status: 409,
    sentence:
      'Attached files may take {limit} MB per account; yours take {used} MB, and {more} MB more do not fit. Delete files on your account page.',
  },
  'too-many-kept': {
    status: 409,
    sentence: 'An account keeps at most {most} files. Delete some on your account page.',
  },
  'unknown-language': { status: 400, sentence: inputSentences['unknown-language'] },
  'invalid-approval': { status: 400, sentence: inputSentences['invalid-approval'] },
  'unknown-retrieve': { status: 400, sentence: inputSentences['unknown-retrieve'] },
  'retrieve-unavailable': {
    status: 400,
    sentence: 'This site is not set up to look for sources there.',
  },
  'no-files': { status: 400, sentence: 'Choose at least one file to attach.' },
  'too-many-files': { status: 400, sentence: `At most ${maxSources} files can be attached at once.` },
  'file-too-large': { status: 413, sentence: `The file {name} is larger than ${maxFileBytes / 2 ** 20} MB.` },
  'file-type': {
    status: 415,
    sentence: 'The file {name} is not PDF, Word (DOCX), Excel (XLSX), CSV, plain text, Markdown or HTML.',
  },
  'file-binary': { status: 400, sentence: 'The file {name} is not readable text.' },
  'file-empty': { status: 400, sentence: 'The file {name} is empty.' },
  'file-mismatch': {
    status: 400,
    sentence: 'The file {name} is sent as {format}, but its content is something else.',
  },
  'file-damaged': { status: 400, sentence: 'The file {name} is damaged: it cannot be read as {format}.' },
  'file-protected': {
    status: 422,
    sentence: 'The file {name} is protected. Save it without a password or encryption, then attach it again.',
  },
  'file-without-text': {
    status: 422,
    sentence: 'The file {name} has no text that can be read; it may be a scan.',
  },
  'file-inflates': {
    status: 422,
    sentence: 'The file {name} unpacks to more than 60 MB, which is too much to read.',
  },
  'file-too-long': { status: 422, sentence: 'The file {name} has more than 5,000 pages.' },
  'file-too-deep': { status: 422, sentence: 'The file {name} nests its parts too deeply to be read.' },
  'file-too-slow': {
    status: 422,
    sentence: `The file {name} takes longer than ${maxReadingMs / 1_000} seconds to read.`,
  },
  'file-too-complex': { status: 422, sentence: 'The file {name} takes too much memory to read.' },
  'too-many-rows': {
    status: 422,
    sentence: `The files of one request may hold ${number(maxRows)} rows or passages together; these hold more.`,
  },
  'csv-broken': { status: 400, sentence: 'The file {name} is not a readable CSV: {problem}.' },
  'no-address': { status: 400, sentence: 'Send { "url": "https://..." }, or files as a multipart form.' },
  'address-invalid': {
    status: 400,
    sentence:
      'This is not an address that can be fetched. It begins with https:// or http:// and holds no password.',
  },
  'address-port': { status: 400, sentence: 'Pages are not fetched from the port that this address names.' },
  'address-private': {
    status: 400,
    sentence: 'This address belongs to a private network. Only public pages are fetched.',
  },
  'address-unreachable': {
    status: 422,
    sentence: 'This address could not be reached. Check it, or try again later.',
  },
  'address-certificate': {
    status: 422,
    sentence: 'The site at this address could not prove who it is: its certificate is not valid.',
  },
  'address-timeout': {
    status: 422,
    sentence: 'The page did not arrive within 10 seconds. Please try again later.',
  },
  'address-redirects': {
    status: 422,
    sentence: 'This address leads on to others, and not to a page that can be fetched.',
  },
  'address-status': { status: 422, sentence: 'This address answers with the error {status}.' },
  'address-type': {
    status: 422,
    sentence: 'This address holds no page, text or table that can be read.',
  },
  'address-too-large': { status: 422, sentence: 'The page at this address is larger than 5 MB.' },
  'address-too-complex': {
    status: 422,
    sentence: 'The page at this address takes too much time or memory to read.',
  },
  'address-unreadable': { status: 422, sentence: 'The page at this address holds no readable text.' },
  'address-robots': {
    status: 422,
    sentence: 'This site asks programs not to fetch this page (robots.txt). Save it and attach the file.',
  },
  'address-robots-unread': {
    status: 422,
    sentence: 'This site could not say whether its page may be fetched (robots.txt). Please try again later.',
  },
  'report-not-ready': {
    status: 409,
    sentence: 'This report is still being written. It can be exported as soon as it is done.',
  },
  'report-under-way': {
    status: 503,
    sentence:
      'The report is still being written, but this answer can wait for it no longer. See {statusUrl}.',
  },
  cancelled: { status: 409, sentence: 'This search was cancelled.' },
  'plan-not-waiting': {
    status: 409,
    sentence: 'The plan of this report does not wait for an approval, or not any more.',
  },
  'unknown-section': { status: 400, sentence: 'The plan has no such section.' },
  'no-section-left': { status: 400, sentence: 'At least one section of the plan has to stay.' },
  'already-completed': { status: 409, sentence: 'This search has already completed.' },
  'already-ended': { status: 409, sentence: 'This search has already ended.' },
  'report-not-completed': {
    status: 409,
    sentence: 'Only a completed report can be published.',
  },
  'report-deleted': { status: 409, sentence: 'This report has been deleted.' },
  'not-published': { status: 409, sentence: 'This report is not published.' },
  'feedback-not-found': { status: 404, sentence: 'There is no such feedback.' },
  'review-not-found': { status: 404, sentence: 'There is no such review.' },
  'event-not-found': { status: 404, sentence: 'There is no such event in the audit.' },
  'not-parked': { status: 404, sentence: 'This event is not parked.' },
  'already-decided': {
    status: 409,
    sentence: '{by} has decided this already: it is {status} now.',
  },
  'admin-protected': { status: 409, sentence: 'Admin accounts cannot be changed here.' },
  'malformed-json': { status: 400, sentence: 'The request is not valid JSON.' },
  'malformed-form': { status: 400, sentence: 'The request is not a valid form.' },
  'not-json': { status: 415, sentence: 'This call takes JSON.' },
  'not-form': { status: 415, sentence: 'This address takes forms.' },
  'not-multipart': { status: 415, sentence: 'Files are sent as a multipart form.' },
  'body-too-large': { status: 413, sentence: `The request is larger than ${maxBodyBytes / 1024} KB.` },
  'too-many-requests': {
    status: 429,
    sentence: 'Too many requests. Please try again in {retryAfter} seconds.',
  },
  'too-many-pdfs': {
    status: 429,
    sentence: 'You have asked for many PDFs. The next one can be made in {retryAfter} seconds.',
  },
  'too-many-streams': {
    status: 429,
    sentence: 'Too many live views are open. Close one, or try again in {retryAfter} seconds.',
  },
  'method-not-allowed': { status: 405, sentence: 'This address does not take that method.' },
  'no-chart': { status: 404, sentence: 'This report has no such chart.' },
  'no-tables': { status: 404, sentence: 'No tables found to export as CSV.' },
  unavailable: { status: 503, sentence: '{reason}' },
  internal: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
} satisfies Record<string, { status: number; sentence: string }>;

/** Every refusal code: its HTTP status and its sentence, in the spec's words where it has them (sections 5 and 8). */
export const refusalTable: Readonly<Record<string, { status: number; sentence: string }>> = table;

/** The sentence of a refusal that has no values, for screens that refuse before they ask the server. */
export const refusalSentence = (code: keyof typeof table): string => table[code].sentence;

/** An unexpected error of a call. */
export const unexpectedError = 'Something went wrong on our side. Nothing was changed; please try again.';
