import { memoize } from '../../../../kernel/memoize';
import { hedgeClass } from '../../words/lexicon';
import { type Read, readSentence } from '../reading/read-sentence';
import { gappedIn } from './further-figures';
import type { Proposition } from './proposition';
import { attributionIn } from './attributions';
import { beginsWithVerb, jointIn, leadIn, mainVerb } from './joints';
import { isFinite, type Phrase, phrasesIn } from './phrases';
import { gapsIn, hasFigure, isKind, isLead, isMark, type Slot, type Slots, slotsOf, unitsIn } from './slots';
import { isTagged, lowerOf, unitsOf } from './tagged-units';

type Subject = Pick<Proposition, 'subject' | 'aside'>;
type Predicate = { main: Proposition; others: readonly Proposition[] };

const longest = 500;
const modal = /^(?:must|can|could|may|might|should|shall|cannot|can't)$/;
/** A sentence that is one quotation, and who said it. */
const wholeQuote = /^["“](?<inner>[^"“”?!]{4,300}),["”] (?<behind>[^"“”]{4,160})$/u;

/** The propositions of a sentence; none where a part of it is not read. */
export const propositionsOf = memoize((read: Read): readonly Proposition[] => {
  if (read.text.length > longest || /[?()[\]]/.test(read.text)) return [];
  const quoted = wholeQuote.exec(read.text)?.groups;
  if (quoted) return propositionsOf(readSentence(`${quoted.inner}, ${quoted.behind}`));
  if (/["“”„«»]/.test(read.text)) return [];
  const phrases = phrasesIn(unitsOf(read));
  const body = /^[.!]$/.test(phrases.at(-1)?.text ?? '') ? phrases.slice(0, -1) : phrases;
  const { speaker, hedges, said } = attributionIn(body);
  const found = new SentenceReader(read).clauses(said, undefined) ?? [];
  return found.map((each) => ({
    ...each,
    speaker: [...speaker, ...each.speaker],
    hedges: [...each.hedges, ...hedges],
  }));
});

const trimmed = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const isOuter = (phrase: Phrase) => isMark(phrase, ',') || phrase.kind === 'and';
  const from = phrases.findIndex((phrase) => !isOuter(phrase));
  const to = phrases.findLastIndex((phrase) => !isMark(phrase, ','));
  return from < 0 ? [] : phrases.slice(from, to + 1);
};

const intending =
  /^(?:plans?|planned|intends?|intended|aims?|aimed|hopes?|hoped|wants?|wanted|expects?|expected|forecasts?|scheduled|due|proposes?|proposed|projected|predicted|predicts?|set|likely|decided|agreed|needs?|needed|began|begins?|started|continues?|continued|tried|failed|managed|helped|helps)$/;

/** Reads the clauses of a sentence; undefined where one of them is not read. */
class SentenceReader {
  constructor(private readonly read: Read) {}

  /** The clauses that a sentence joins; one that begins with its verb has the subject of the one before. */
  clauses(phrases: readonly Phrase[], inherited: Subject | undefined): Proposition[] | undefined {
    const joint = jointIn(phrases);
    if (joint === undefined) return this.clause(phrases, inherited);
    const first = this.clauses(trimmed(phrases.slice(0, joint)), inherited);
    const right = phrases.slice(joint + 1);
    const [main] = first ?? [];
    if (!first || !main) return undefined;
    const shared = beginsWithVerb(right) ? { subject: main.subject, aside: main.aside } : undefined;
    const rest = this.clauses(right, shared);
    // "In 2024 revenue rose and costs fell": the time that leads the sentence.
    const start = main.subject[0]?.units[0]?.at ?? 0;
    const led = isMark(phrases[joint], ';') ? [] : main.times.filter(({ at }) => at < start);
    return (
      rest && [...first, ...rest.map((each) => (each.times.length > 0 ? each : { ...each, times: led }))]
    );
  }

  private clause(phrases: readonly Phrase[], inherited: Subject | undefined): Proposition[] | undefined {
    const body = trimmed(phrases);
    const verbAt = mainVerb(body);
    const verb = body[verbAt];
    if (!verb) return undefined;
    const lead = leadIn(body, verbAt);
    // "Founded in 1954, Valdoro has 1,250 members."
    const [first] = body;
    const reduced = first?.verb?.form === 'participle' ? first : undefined;
    const leads = reduced ? slotsOf([]) : slotsOf(trimmed(body.slice(0, lead)));
    const ahead = body.slice(lead, verbAt);
    const subject =
      inherited && ahead.every((each) => each.kind !== 'noun') ? inherited : this.subjectOf(ahead);
    const behind = subject && this.predicate(verb, subject, body.slice(verbAt + 1));
    if (!leads || !subject || !behind) return undefined;
    const main = withObjectOfThere(behind.main);
    const before = reduced && this.predicate(reduced, subject, trimmed(body.slice(1, lead)));
    if (reduced && !before) return undefined;
    return [
      {
        ...main,
        slots: [...leads.slots, ...main.slots],
        times: [...leads.times, ...timesIn(subject.subject), ...main.times],
        clauses: [...leads.clauses, ...main.clauses],
        stretches: [{ from: body[0]?.at ?? 0, to: body.at(-1)?.end ?? 0 }],
      },
      ...behind.others.map((each) => withLeads(each, leads)),
      ...this.asides(ahead, subject),
      ...(before ? [before.main, ...before.others] : []),
    ];
  }

  /** The slots of a subject; the words between commas behind its first noun is an aside. */
  private subjectOf(phrases: readonly Phrase[]): Subject | undefined {
    const comma = phrases.findIndex((each) => isMark(each, ','));
    const rest = comma < 0 ? [] : phrases.slice(comma + 1);
    const isList = rest.some(({ kind }) => kind === 'and') && !rest.some((each) => isMark(each, ','));
    const all = comma < 0 || isList ? phrases.filter((each) => !isMark(each, ',')) : phrases.slice(0, comma);
    const read = slotsOf(all);
    if (!read || read.slots.length === 0 || read.clauses.length > 0) return undefined;
    if (isList) return { subject: read.slots, aside: [] };
    // "Its main rival, Brightmart,", "The largest, in Kelby,": the name says which it is.
    const isName = ({ units }: Phrase) => units.some((unit) => isTagged(unit, 'noun') && unit.word?.isName);
    const names = rest.filter((each) => each.kind === 'noun');
    const [first, second] = rest;
    const isApposed =
      first?.kind === 'noun' || (isLead(first, /^(?:in|at|near|on)$/) && second?.kind === 'noun');
    const isSwapped = isApposed && !all.some(isName) && names.length === 1 && names.some(isName);
    return isSwapped
      ? {
          subject: [{ lead: '', units: names[0]?.units ?? [], isInner: false, isBack: false }],
          aside: unitsIn(all),
        }
      : { subject: read.slots, aside: unitsIn(rest) };
  }

  /** "Harwell Foods, based in Leeds, ...", "Norvia, which makes it, ...": what an aside says of the subject. */
  private asides(phrases: readonly Phrase[], { subject }: Subject): readonly Proposition[] {
    const comma = phrases.findIndex((each) => isMark(each, ','));
    const inner = trimmed(phrases.slice(comma + 1));
    const [first, second] = inner;
    if (comma < 0 || !first) return [];
    const own = { subject, aside: [] };
    const isRelative = first.kind === 'relative' && /^(?:which|who)$/.test(first.text) && isFinite(second);
    const verb = isRelative ? second : first.verb?.form === 'participle' ? first : undefined;
    const found = verb && this.predicate(verb, own, inner.slice(inner.indexOf(verb) + 1));
    if (found) return [found.main, ...found.others];
    const read =
      first.kind === 'noun' && !inner.some((each) => isMark(each, ',')) ? slotsOf(inner) : undefined;
    return read ? [{ ...this.empty(own), ...read, auxiliaries: ['is'] }] : [];
  }

  private empty(own: Subject): Proposition {
    return {
      ...own,
      ...{ read: this.read, verb: undefined, auxiliaries: [], isPassive: false, isDenied: false, hedges: [] },
      ...{
        slots: [],
        times: [],
        clauses: [],
        speaker: [],
        stretches: [{ from: 0, to: this.read.text.length }],
      },
    };
  }

  /** The slots behind a verb: its slots, and what further clauses say. */
  private predicate(phrase: Phrase, own: Subject, behind: readonly Phrase[]): Predicate | undefined {
    const { verb } = phrase;
    if (!verb) return undefined;
    const intent = this.intention(phrase, own, behind);
    if (intent) return intent;
    const cut = behind.findIndex((each, at) => isMark(each, ',') && opensClause(behind, at + 1));
    const [first = [], ...gaps] = gapsIn(
      cut < 0 ? behind : behind.slice(0, cut),
      own.subject.some(hasFigure),
    );
    const read = slotsOf(first);
    if (!read) return undefined;
    const { word, auxiliaries, isPassive, isDenied } = verb;
    const hedges = auxiliaries.flatMap((each) => hedgeClass(each) ?? (modal.test(each) ? each : []));
    const main: Proposition = {
      ...this.empty(own),
      ...read,
      ...{ verb: word, auxiliaries, isPassive, isDenied, hedges },
      stretches: [{ from: phrase.at, to: behind.at(-1)?.end ?? phrase.end }],
    };
    const gapped = gaps.map((gap) => gappedIn(main, gap));
    const others = cut < 0 ? [] : this.furtherClauses(main, behind.slice(cut + 1));
    const all = others && [...gapped, ...others].flatMap((each) => each ?? []);
    return all && all.length === gapped.length + others.length ? { main, others: all } : undefined;
  }

  /** "plans to hire", "is expected to start", "expects the population to grow". */
  private intention(phrase: Phrase, own: Subject, behind: readonly Phrase[]): Predicate | undefined {
    const { verb } = phrase;
    const at = behind.findIndex((each) => each.verb?.form === 'infinitive');
    const inner = behind[at];
    if (!verb?.word || !intending.test(verb.word.lower) || !inner?.verb) return undefined;
    const object = behind.slice(0, at);
    if (object.some((each) => each.kind !== 'noun')) return undefined;
    const told = at > 0 ? this.subjectOf(object) : own;
    const next = behind.findIndex(
      (each, index) => index > at && each.kind === 'and' && behind[index + 1]?.verb?.form === 'infinitive',
    );
    const finite: Phrase = { ...inner, verb: { ...inner.verb, form: 'finite' } };
    const read = told && this.predicate(finite, told, behind.slice(at + 1, next < 0 ? undefined : next));
    const second = next < 0 ? undefined : this.intention(phrase, own, [...object, ...behind.slice(next + 1)]);
    if (!read || (next >= 0 && !second)) return undefined;
    const { isDenied, word } = verb;
    const intended = (each: Proposition): Proposition => ({
      ...each,
      isDenied: each.isDenied !== isDenied,
      hedges: [...each.hedges, ...[hedgeClass(word.lower) ?? word.meaning]],
      speaker: at > 0 ? own.subject.flatMap(({ units }) => units) : [],
    });
    const rest = second ? [second.main, ...second.others] : [];
    return { main: intended(read.main), others: [...read.others.map(intended), ...rest] };
  }

  /** Behind a comma: ", which ...", ", of whom ...", ", opened in 1974". */
  private furtherClauses(main: Proposition, phrases: readonly Phrase[]): Proposition[] | undefined {
    const [first, second] = phrases;
    const last = lastNoun(main.slots);
    if (isLead(first, /^of$/) && isKind(second, 'relative') && last) {
      const whole = last.flatMap(({ units }) => units);
      return this.clause(phrases.slice(2), undefined)?.map((each) => ({
        ...each,
        aside: [...each.aside, ...whole],
        stretches: [{ from: first?.at ?? 0, to: phrases.at(-1)?.end ?? 0 }],
      }));
    }
    const isRelative =
      isKind(first, 'relative') && /^(?:which|who)$/.test(first?.text ?? '') && isFinite(second);
    if (isRelative) return last && this.clauses(phrases.slice(1), { subject: last, aside: [] });
    const read =
      first?.verb?.form === 'participle' ? this.predicate(first, main, phrases.slice(1)) : undefined;
    return read && [read.main, ...read.others].map(withFollower);
  }
}

/** "followed by Melin with 624,000": Melin has them. */
function withFollower(each: Proposition): Proposition {
  const by = each.slots.findIndex(({ lead }) => lead === 'by');
  const withFigure = each.slots.findIndex((slot) => slot.lead === 'with' && hasFigure(slot));
  const [follower, figure] = [each.slots[by], each.slots[withFigure]];
  if (each.verb?.lower !== 'followed' || !follower || !figure) return each;
  return {
    ...each,
    ...{
      subject: [{ ...follower, lead: '' }],
      aside: [],
      verb: undefined,
      auxiliaries: ['has'],
      isPassive: false,
    },
    slots: each.slots.flatMap((slot, at) =>
      at === by ? [] : at === withFigure ? [{ ...slot, lead: '' }] : [slot],
    ),
  };
}

/** What leads a clause is said of each figure in it, unless that has a time or a place of its own. */
const withLeads = (each: Proposition, { slots, times }: Slots): Proposition => ({
  ...each,
  slots: [...slots.filter(({ lead }) => !each.slots.some((slot) => slot.lead === lead)), ...each.slots],
  times: each.times.length > 0 ? each.times : times,
});

/** "There were more women than men": what there is. */
function withObjectOfThere(main: Proposition): Proposition {
  const isThere = main.subject.length === 1 && lowerOf(main.subject[0]?.units[0]) === 'there';
  const object = isThere ? main.slots.find(({ lead }) => lead === '') : undefined;
  if (!object) return main;
  const at = main.slots.indexOf(object);
  const end = main.slots.findIndex(({ isInner }, index) => index > at && !isInner);
  const to = end < 0 ? main.slots.length : end;
  return {
    ...main,
    subject: main.slots.slice(at, to),
    slots: [...main.slots.slice(0, at), ...main.slots.slice(to)],
  };
}

const timesIn = (slots: readonly Slot[]) =>
  slots.flatMap(({ units }) => units.flatMap(({ period }) => period ?? []));

/** What follows a comma and is no part of the slots before it. */
function opensClause(phrases: readonly Phrase[], at: number): boolean {
  const [first, second] = [phrases[at], phrases[at + 1]];
  const isOfWhich = isLead(first, /^of$/) && isKind(second, 'relative');
  return isKind(first, 'relative') || isOfWhich || first?.verb?.form === 'participle';
}

/** The last noun of the slots, with what narrows it. */
function lastNoun(slots: readonly Slot[]): readonly Slot[] | undefined {
  const at = slots.findLastIndex(({ isInner }) => !isInner);
  const [head, ...inner] = at < 0 ? [] : slots.slice(at);
  return head && [{ ...head, lead: '' }, ...inner];
}
