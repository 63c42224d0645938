import type { Period } from '../../numbers/periods';
import { isIdle } from '../reading/passage-figures';
import type { Placed } from '../reading/read-sentence';
import { isFinite, type Phrase } from './phrases';
import { lowerOf, type Unit } from './tagged-units';

/** A phrase of a clause: what leads it ("" for an object), and its units. */
export type Slot = {
  lead: string;
  units: readonly Unit[];
  /** It narrows the noun before it: "of the hospital", "built in 2023". */
  isInner: boolean;
  /** It tells of another time or thing that the clause is compared with: "up from 36 percent". */
  isBack: boolean;
};

/** A clause that hangs on another: what leads it, and its units. */
export type Hanging = { lead: string; units: readonly Unit[] };

export type Slots = {
  slots: readonly Slot[];
  times: readonly Placed<Period>[];
  clauses: readonly Hanging[];
};

export const isMark = (phrase: Phrase | undefined, text: string): boolean =>
  phrase?.kind === 'mark' && phrase.text === text;
export const isLead = (phrase: Phrase | undefined, pattern: RegExp): boolean =>
  phrase?.kind === 'lead' && pattern.test(phrase.text);
export const isKind = (phrase: Phrase | undefined, ...kinds: readonly Phrase['kind'][]): boolean =>
  phrase !== undefined && kinds.includes(phrase.kind);
export const hasFinite = (phrases: readonly Phrase[]): boolean => phrases.some((phrase) => isFinite(phrase));
export const unitsIn = (phrases: readonly Phrase[]): readonly Unit[] =>
  phrases.flatMap(({ kind, units }) => (/^(?:noun|verb|time|other)$/.test(kind) ? units : []));
export const untilMark = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const mark = phrases.findIndex(({ kind }) => kind === 'mark');
  return mark < 0 ? phrases : phrases.slice(0, mark);
};
/** Whether a figure stands in it that counts something. */
export const hasFigure = ({ units }: Pick<Slot, 'units'>): boolean =>
  units.some(({ amount }) => amount !== undefined && !isIdle(amount.of));

export const contrasting = /^(?:while|whereas|although|though)$/;
export const subordinating =
  /^(?:because|if|unless|although|though|when|whenever|since|until|till|after|before|while|whereas|as|where|whether|so|provided|once)$/;
const comparing = /^(?:compared|against|after|up|down|from|versus)$/;
const particle = /^(?:up|down|out|off|over|in|on)$/;
const plainTime = /^(?:in|during|on|at|over|throughout|)$/;

/** The slots of a stretch without a verb of its own; undefined where something in it is not read. */
export function slotsOf(phrases: readonly Phrase[]): Slots | undefined {
  const reader = new SlotReader(phrases);
  return reader.read() ? reader : undefined;
}

class SlotReader implements Slots {
  readonly slots: Slot[] = [];
  readonly times: Placed<Period>[] = [];
  readonly clauses: Hanging[] = [];
  private lead = '';
  private isInner = false;
  private isBack = false;
  private isOver = false;

  constructor(private readonly phrases: readonly Phrase[]) {}

  read(): boolean {
    for (const [at, phrase] of this.phrases.entries()) {
      if (this.isOver) return true;
      if (!this.add(phrase, at)) return false;
    }
    return this.isOver || this.lead === '';
  }

  private add(phrase: Phrase, at: number): boolean {
    const { kind, units, text } = phrase;
    switch (kind) {
      case 'lead':
        return this.addLead(phrase, at);
      case 'time':
        if (!this.isBack) this.addTimes(units);
        if (this.isBack || !plainTime.test(this.lead)) this.push(this.lead, units, false);
        this.lead = '';
        return true;
      case 'noun':
      case 'other':
        this.addTimes(units);
        this.addNoun(units, at);
        return true;
      case 'verb':
        return this.addVerb(phrase, at);
      case 'and':
        return text !== 'but';
      case 'mark':
        this.isInner = false;
        return text === ',';
      default:
        return this.addRelative(at);
    }
  }

  /** "in Germany, Italy and Poland": one lead for all of them. */
  private addNoun(units: readonly Unit[], at: number) {
    const before = this.phrases[at - 1];
    const last = this.slots.at(-1);
    const isListed = (isKind(before, 'and') || isMark(before, ',')) && last && !hasFigure({ units });
    this.push(
      isListed ? last.lead : this.lead,
      units,
      isListed ? last.isInner : this.slots.length > 0 && this.isInner,
    );
    [this.lead, this.isInner] = ['', false];
  }

  private addTimes(units: readonly Unit[]) {
    for (const { period } of units) if (period) this.times.push(period);
  }

  private push(lead: string, units: readonly Unit[], isInner: boolean) {
    this.slots.push({ lead, units, isInner, isBack: this.isBack });
  }

  private addLead({ text, units }: Phrase, at: number): boolean {
    const rest = this.phrases.slice(at + 1);
    if (subordinating.test(text) && hasFinite(untilMark(rest))) {
      if (contrasting.test(text) || rest.length > untilMark(rest).length + 1) return false;
      this.clauses.push({ lead: text, units: unitsIn(rest) });
      this.isOver = true;
      return true;
    }
    const isAlone = !isKind(rest[0], 'noun', 'time', 'other', 'lead', 'verb', 'that');
    // "shut down", "made up 75%": the particle of a verb.
    if (at === 0 && particle.test(text) && (isAlone || (text === 'up' && !isKind(rest[0], 'lead')))) {
      this.push('particle', units, false);
      return true;
    }
    if (isAlone) return /^(?:before|earlier)$/.test(text) || particle.test(text);
    if (comparing.test(text) && isMark(this.phrases[at - 1], ',')) this.isBack = true;
    this.isInner ||= text === 'of';
    this.lead = this.lead === '' ? text : `${this.lead} ${text}`;
    return true;
  }

  /** "built at Zarnow" narrows the noun before it; "than planned". */
  private addVerb({ verb, units }: Phrase, at: number): boolean {
    if (verb?.form === 'finite') {
      if (this.lead !== 'than' || !/ed$/.test(verb.word?.lower ?? '')) return false;
      this.push('than', units, false);
    } else if (verb?.form === 'gerund' && isMark(this.phrases[at - 1], ',')) {
      // ", leaving the trust with a deficit"
      this.clauses.push({ lead: 'gerund', units: unitsIn(this.phrases.slice(at)) });
      this.isOver = true;
    } else {
      this.push(`${this.lead} ${verb?.isDenied ? 'not ' : ''}${verb?.form ?? ''}`.trim(), units, true);
      this.isInner = true;
    }
    this.lead = '';
    return true;
  }

  /** "buses that run on diesel": the rest narrows the noun. */
  private addRelative(at: number): boolean {
    const rest = this.phrases.slice(at + 1);
    if (isMark(this.phrases[at - 1], ',') || rest.some(({ kind }) => kind === 'mark') || this.lead !== '')
      return false;
    this.push('that', unitsIn(rest), true);
    this.isOver = true;
    return true;
  }
}

/** A predicate cut where a further figure begins that shares its verb: "42 percent of commuters, the car for 35 percent". */
export function gapsIn(phrases: readonly Phrase[], isCounted: boolean): readonly (readonly Phrase[])[] {
  const cuts = phrases.flatMap((phrase, at) => {
    if (phrase.text === 'or') return [];
    if (
      (phrase.kind !== 'and' && !isMark(phrase, ',')) ||
      (phrase.kind === 'and' && isMark(phrases[at - 1], ','))
    )
      return [];
    const isBoth = isMark(phrase, ',') && isKind(phrases[at + 1], 'and');
    // "ahead of the United States with EUR 18 million"
    const isAhead = phrases[at + 1]?.text === 'ahead' && isLead(phrases[at + 2], /^of$/);
    const next = at + (isAhead ? 3 : isBoth ? 2 : 1);
    return (isCounted || phrases.slice(0, at).some(isFigure)) && isGap(phrases, at, next)
      ? [{ at, next }]
      : [];
  });
  return [0, ...cuts.map(({ next }) => next)].map((start, order) => phrases.slice(start, cuts[order]?.at));
}

/** "the rest": what the figure before it leaves. */
export const isRest = ({ units }: { units: readonly Unit[] }): boolean =>
  units.some((unit) => /^(?:rest|remainder|others)$/.test(lowerOf(unit)));

const isFigure = (phrase: Phrase | undefined): boolean => phrase?.kind === 'noun' && hasFigure(phrase);
const isFigureOrRest = (phrase: Phrase | undefined): boolean =>
  isFigure(phrase) || (phrase?.kind === 'noun' && isRest(phrase));

function isGap(phrases: readonly Phrase[], at: number, next: number): boolean {
  const [first, second, third, fourth] = phrases.slice(next, next + 4);
  if (first?.kind === 'lead') {
    // "in Millbeck 484 of the 2,200"; "and in Alderham for 63 days"
    if (isKind(second, 'noun') && isFigure(third)) return true;
    const isFar = isKind(second, 'noun') && isKind(third, 'lead') && (isFigure(second) || isFigure(fourth));
    return isFar && isKind(phrases[next - 1], 'and') && !isLead(phrases[at - 2], /^(?:between|from)$/);
  }
  if (first?.kind !== 'noun') return false;
  const isLed = isKind(second, 'lead');
  if (isFigureOrRest(first)) {
    // "10 percent with placebo", "28,000 employees and 350 stores"; not "between 2 and 8".
    const isRange = isLead(phrases[at - 2], /^(?:between|from)$/);
    // "155 of them social housing", "30% in Spain"
    if (isMark(phrases[at], ',') && !isKind(phrases[at + 1], 'and'))
      return (
        isLed &&
        isKind(third, 'noun') &&
        (/^(?:them|these|those)$/.test(lowerOf(third?.units[0])) || !isLead(second, /^of$/))
      );
    return (
      (isKind(phrases[at], 'and') || isKind(phrases[at + 1], 'and')) &&
      ((isLed && isKind(third, 'noun', 'lead')) || second === undefined) &&
      !isRange
    );
  }
  if (isFigureOrRest(second)) return true;
  // "the second largest, at Hask, 160"
  const inner = phrases.slice(next + 1, next + 6);
  const isAside =
    isMark(inner[0], ',') && isKind(inner[1], 'lead') && isKind(inner[2], 'noun') && isMark(inner[3], ',');
  if (isAside && isFigure(inner[4])) return true;
  // "Milton the fewest with 35,000"
  if (isKind(second, 'noun')) return isKind(third, 'lead') && isFigure(fourth);
  return isLed && (isFigureOrRest(third) || (isKind(third, 'lead') && isFigure(fourth)));
}
