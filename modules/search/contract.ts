import { z } from 'zod';
import { RetrieveKind } from '../evidence/retrieval/provider';
import { isRefusal, refuse, type Refusal } from '../kernel/refusal';
import { Slot } from '../models/contract';
import { approvalDays, inputSentences, maxSources, queryLength } from './limits';

/** Spec section 1: visual insights, or a research report. */
export const ReportKind = z.enum(['visual', 'research']);
export type ReportKind = z.infer<typeof ReportKind>;

/** The languages that a user can request for a report. */
export const ReportLanguage = z.enum(['en', 'fi', 'sv']);
export type ReportLanguage = z.infer<typeof ReportLanguage>;

/** A choice of the language; `auto`: that of the query. */
export type LanguageChoice = ReportLanguage | 'auto';

/** The status of a search in admin lists; a cancelled one counts as failed. Spec section 3, Search query. */
export const queryStatuses = ['pending', 'processing', 'completed', 'failed'] as const;
export type QueryStatus = (typeof queryStatuses)[number];

export { approvalDays, maxSources, queryLength };

/** Minimum words of a finished report. Spec section 1. */
export const wordFloor = 2_000;
/** History page size. Spec section 9. */
export const historyPageSize = 20;
/** Number of recent reports shown. Spec section 9. */
export const recentReports = 12;
/** Number of newest reports of each kind on the Research & Insights page. Spec section 9. */
export const latestReports = 10;
/** Summaries in lists are cut at this length. Spec section 9. */
export const summaryLength = 150;

/** `retrieve`: where to look for further sources. */
export type SearchInput = {
  query: string;
  model: Slot;
  sources: string[];
  retrieve: RetrieveKind[];
  language: LanguageChoice;
  /** Whether nothing is written before its owner has approved the plan. */
  approvePlan: boolean;
};

/** Aliases of Model 3: dual for Claude, and model3. Spec section 1. */
const aliases: Readonly<Record<string, Slot>> = { dual: 'claude', model3: 'claude' };

/** A valid search request: a query of 1 to 2,000 characters after trimming, a known model, up to ten sources, a known language. */
export function parseSearch(input: unknown): SearchInput | Refusal {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return withFields([['query', refuse('invalid-input')]]);
  const fields = input as Record<string, unknown>;
  const query = queryIn(fields.query ?? '');
  const model = modelIn(fields.model === undefined ? 'deepseek' : fields.model);
  const sources = sourcesIn(fields.sources === undefined ? [] : fields.sources);
  const retrieve = retrieveIn(fields.retrieve === undefined ? [] : fields.retrieve);
  const language = languageIn(fields.language === undefined ? 'auto' : fields.language);
  const approvePlan = fields.approvePlan ?? false;
  const approval = typeof approvePlan === 'boolean' ? approvePlan : refuse('invalid-approval');
  const read = { query, model, sources, retrieve, language, approvePlan: approval };
  const wrong = Object.entries(read).flatMap(([field, value]) =>
    isRefusal(value) ? [[field, value] as const] : [],
  );
  if (isRefusal(query) || isRefusal(model) || isRefusal(sources)) return withFields(wrong);
  if (isRefusal(retrieve) || isRefusal(language) || isRefusal(approval)) return withFields(wrong);
  return { query, model, sources, retrieve, language, approvePlan: approval };
}

/** Matches any visible character. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;

function queryIn(value: unknown): string | Refusal {
  if (typeof value !== 'string') return refuse('invalid-input');
  // A posted form sends two characters for each line break, and counted one.
  const query = value.replace(/\r\n?/g, '\n').trim();
  if (!visible.test(query)) return refuse('empty-query');
  if (query.length > queryLength) return refuse('query-too-long', { length: query.length });
  return /[\0\p{Surrogate}]/u.test(query) ? refuse('query-not-text') : query;
}

function modelIn(value: unknown): Slot | Refusal {
  if (typeof value !== 'string') return refuse('invalid-input');
  const model = Slot.safeParse(Object.hasOwn(aliases, value) ? aliases[value] : value);
  return model.success ? model.data : refuse('unknown-model');
}

function sourcesIn(value: unknown): string[] | Refusal {
  const sources = z.array(z.string()).safeParse(value);
  if (!sources.success) return refuse('invalid-input');
  const each = [...new Set(sources.data)];
  return each.length > maxSources ? refuse('too-many-sources') : each;
}

function retrieveIn(value: unknown): RetrieveKind[] | Refusal {
  const kinds = z.array(RetrieveKind).safeParse(value);
  return kinds.success ? [...new Set(kinds.data)] : refuse('unknown-retrieve');
}

function languageIn(value: unknown): LanguageChoice | Refusal {
  if (value === 'auto') return value;
  const language = ReportLanguage.safeParse(value);
  return language.success ? language.data : refuse('unknown-language');
}

/** The refusal of the first bad field, with a sentence for each. */
function withFields(wrong: readonly (readonly [string, Refusal])[]): Refusal {
  const [first] = wrong;
  const fields = wrong.map(([field, { code }]) => [field, sentences[code] ?? ''] as const);
  return refuse(first?.[1].code ?? 'invalid-input', first?.[1].values, Object.fromEntries(fields));
}

const sentences: Readonly<Record<string, string>> = inputSentences;
