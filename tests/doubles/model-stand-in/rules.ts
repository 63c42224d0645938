import type { Slot } from '../../../modules/models/contract';

export type Purpose = 'plan' | 'section' | 'repair' | 'extras' | 'part' | 'unknown';

/** Which calls a rule is about; every given field must fit. */
export type When = {
  slot?: Slot;
  purpose?: Purpose;
  /** Place of the section, from 1. */
  section?: number;
  /** True: only the question asked again after an unusable answer. */
  reask?: boolean;
  /** Only the n-th call that fits the rest, from 1; a list names several. */
  nth?: number | number[];
  /** The query contains this. */
  query?: string;
};

/** How the text of an answer goes wrong. */
export type Garble =
  | 'broken-json' // trailing commas, single quotes, no closing brace: a repair can save it
  | 'not-json' // prose where JSON was asked for
  | 'think'
  | 'think-unclosed'
  | 'fenced'
  | 'chatter'
  | 'wrong-schema'
  | 'in-json' // prose inside one JSON field
  | 'empty'
  | 'declines'; // a refusal in words

/** What happens to a call. Of several rules that fit, later ones win field by field. */
export type Then = {
  /** Before the first byte of the answer. */
  delayMs?: number;
  /** Not before this has come about; only where the stand-in runs in the process of the test. */
  after?: Promise<unknown>;
  /** Between the pieces of a streamed answer. */
  dripMs?: number;
  /** An error instead of an answer: 401, 429, 500, 529 … */
  status?: number;
  /** Sent as `Location`. */
  location?: string;
  /** Sent as `Retry-After`, as given. */
  retryAfter?: string | number;
  retryAfterMs?: number;
  /** Body of the error; a plain one of the protocol otherwise. */
  error?: { code?: string; type?: string; message?: string };
  /** `before`: no byte is answered. `middle`: half of the answer is. `end`: all of it, but not how it finished. */
  drop?: 'before' | 'middle' | 'end';
  /** Cut off by the token limit, half way. */
  truncate?: boolean;
  /** The protocol's own refusal. */
  refuse?: boolean;
  garble?: Garble;
  /** This very text. */
  text?: string;
  words?: number;
  /** A streamed request is answered whole, as application/json. */
  whole?: boolean;
  /** No counts in the answer. */
  noUsage?: boolean;
  /** These in place of its counts and of the name of its model, whatever they are. */
  claims?: { input?: unknown; output?: unknown; model?: unknown };
  /** Structured output of this endpoint is unknown: 400 to any request that wants it. */
  plainOnly?: boolean;
};

export type Rule = { when?: When; then: Then };

export type Asked = { slot: Slot; purpose: Purpose; section?: number; reask: boolean; query: string };

/** Finds what is to happen to each call; counts per rule, so `nth` and a reset behave. */
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
