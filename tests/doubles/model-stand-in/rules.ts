import type { Slot } from '../../../modules/models/contract';

export type Purpose = 'queries' | 'judge' | 'plan' | 'section' | 'repair' | 'extras' | 'part' | 'unknown';

/** The calls that a rule matches; every given field must match. */
export type When = {
  slot?: Slot;
  purpose?: Purpose;
  /** Number of the section, from 1. */
  section?: number;
  /** True: only the retry after an unusable answer. */
  reask?: boolean;
  /** Only the n-th call that matches the other fields, from 1; a list names several. */
  nth?: number | number[];
  /** The query contains this. */
  query?: string;
};

/** How the text of an answer is damaged. */
export type Garble =
  | 'broken-json' // trailing commas, single quotes, no closing brace: repairable
  | 'not-json' // prose where JSON was asked for
  | 'think'
  | 'think-unclosed'
  | 'fenced'
  | 'chatter'
  | 'wrong-schema'
  | 'in-json' // prose inside one JSON field
  | 'empty'
  | 'declines'; // a refusal in words

/** The effect on a call. Of several matching rules, later ones win field by field. */
export type Then = {
  /** Before the first byte of the answer. */
  delayMs?: number;
  /** Waits for this before it answers; only when the stand-in runs in the test process. */
  after?: Promise<unknown>;
  /** Between the pieces of a streamed answer. */
  dripMs?: number;
  /** An error instead of an answer: 401, 429, 500, 529 … */
  status?: number;
  /** Sent as `Location`. */
  location?: string;
  /** Sent as `Retry-After`. */
  retryAfter?: string | number;
  retryAfterMs?: number;
  /** Body of the error. Default: a plain error of the protocol. */
  error?: { code?: string; type?: string; message?: string };
  /** Where the connection breaks. `before`: no byte is sent. `middle`: half of the answer is. `end`: all but the finish reason. */
  drop?: 'before' | 'middle' | 'end';
  /** Cut off by the token limit, half way. */
  truncate?: boolean;
  /** A refusal as the protocol marks it. */
  refuse?: boolean;
  garble?: Garble;
  /** This very text. */
  text?: string;
  words?: number;
  /** Answers a streaming request with one application/json body. */
  whole?: boolean;
  /** No counts in the answer. */
  noUsage?: boolean;
  /** Replaces the counts and the model name, with any value. */
  claims?: { input?: unknown; output?: unknown; model?: unknown };
  /** The endpoint does not support structured output: 400 to a request for it. */
  plainOnly?: boolean;
};

export type Rule = { when?: When; then: Then };

export type Asked = { slot: Slot; purpose: Purpose; section?: number; reask: boolean; query: string };

/** Finds the effect on each call; counts per rule for `nth`. */
export function createRuleBook(initial: readonly Rule[]) {
  let rules = initial.map((rule) => ({ rule, seen: 0 }));
  return {
    add: (...more: Rule[]) => void (rules = [...rules, ...more.map((rule) => ({ rule, seen: 0 }))]),
    reset: () => void (rules = initial.map((rule) => ({ rule, seen: 0 }))),
    thenFor(asked: Asked): Then {
      return rules.reduce<Then>((found, entry) => {
        if (!fits(entry.rule.when ?? {}, asked)) return found;
        entry.seen += 1;
        const nth = entry.rule.when?.nth;
        const now = nth === undefined || (Array.isArray(nth) ? nth : [nth]).includes(entry.seen);
        return now ? { ...found, ...entry.rule.then } : found;
      }, {});
    },
  };
}

const fits = (when: When, asked: Asked): boolean =>
  (when.slot === undefined || when.slot === asked.slot) &&
  (when.purpose === undefined || when.purpose === asked.purpose) &&
  (when.section === undefined || when.section === asked.section) &&
  (when.reask === undefined || when.reask === asked.reask) &&
  (when.query === undefined || asked.query.includes(when.query));
