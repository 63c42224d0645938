import type { Clause } from './sentence-clauses';
import type { Phrase } from './sentence-phrases';
import { meaningOf } from '../words/words';

/** Clauses one behind the other, with what their pronouns stand for. */
export function resolved(clauses: readonly Clause[], before: Clause | undefined): Clause[] {
  const found: Clause[] = [];
  let last = before;
  for (const clause of clauses) {
    const led = withReferents(clause, last);
    last = led;
    found.push(naming.test(led.verb) ? withNamed(led) : led);
  }
  return found;
}

const isSubjectPronoun = (phrase: Phrase | undefined) => /^(?:it|they|he|she)$/.test(phrase?.pronoun ?? '');
const isMany = ({ isPlural, others }: Phrase) => isPlural || others.length > 0;

/**
 * "It" and "they" of a subject as the subject of the clause before, where no object can be meant, or as the speaker; of an object as
 * the only object of the clause before, where both have one subject.
 */
function withReferents(clause: Clause, before: Clause | undefined): Clause {
  const speaker = clause.source?.of;
  if (isSubjectPronoun(clause.subject) && speaker && speaker.pronoun === undefined)
    return isMany(speaker) === (clause.subject?.pronoun === 'they')
      ? { ...clause, subject: speaker }
      : clause;
  if (!before) return clause;
  const source =
    clause.source && isSubjectPronoun(speaker) ? (before.source?.of ?? before.subject) : undefined;
  const told =
    source && source.pronoun === undefined && clause.source
      ? { ...clause, source: { ...clause.source, of: source } }
      : clause;
  return withThem(withObject(withSubject(told, before), before), before);
}

function withSubject(clause: Clause, before: Clause): Clause {
  const referent = before.subject;
  const pronoun = clause.subject?.pronoun;
  if (!isSubjectPronoun(clause.subject) || !referent || referent.pronoun !== undefined) return clause;
  const isOther = ({ pronoun: other, isPlural, head, figure }: Phrase) =>
    other === undefined &&
    isPlural === (pronoun === 'they') &&
    !head.startsWith('#') &&
    head !== '@' &&
    figure === undefined;
  const isAmbiguous = before.verb !== 'be' && before.objects.some(isOther);
  const isPerson = referent.names.size > 0;
  if (isMany(referent) !== (pronoun === 'they') || isAmbiguous || (/^s?he$/.test(pronoun ?? '') && !isPerson))
    return clause;
  return { ...clause, subject: referent };
}

function withObject(clause: Clause, before: Clause): Clause {
  const [first, ...more] = before.objects;
  const object = first && naming.test(before.verb) ? namedIn(first) : first;
  const isShared =
    clause.subject !== undefined &&
    (clause.subject.head === before.subject?.head || (before.subject?.names.size ?? 0) > 0);
  if (!object || more.length > 0 || !isShared || object.pronoun !== undefined) return clause;
  const instead = (phrase: Phrase) => (phrase.pronoun === (isMany(object) ? 'them' : 'it') ? object : phrase);
  return { ...clause, objects: clause.objects.map(instead) };
}

/** "considers the amount too low": what it is said of. */
const namedIn = (phrase: Phrase): Phrase => {
  const noun = phrase.items.find((item) => !/^(?:too|far|much|very|so|also)$|ly$/.test(item));
  return noun === undefined ? phrase : { ...phrase, head: noun, items: [], isPlural: false };
};

/** "the money for them": the subject of the clause before, where it has no object that could be meant. */
function withThem(clause: Clause, before: Clause): Clause {
  const referent = before.subject;
  if (!referent || referent.pronoun !== undefined || !isMany(referent) || before.objects.some(isMany))
    return clause;
  const instead = (phrase: Phrase): Phrase => (phrase.pronoun === 'them' ? referent : phrase);
  return isMany(clause.subject ?? referent)
    ? clause
    : { ...clause, phrases: clause.phrases.map((each) => ({ ...each, of: instead(each.of) })) };
}

const naming = new RegExp(`^(?:${['call', 'consider', 'deem', 'label', 'term'].map(meaningOf).join('|')})$`);

/** "called the money insufficient": what it is called, of what. */
function withNamed(clause: Clause): Clause {
  const [of, as, ...more] = clause.objects;
  const isOne =
    of &&
    as &&
    more.length === 0 &&
    of.figure === undefined &&
    of.others.length === 0 &&
    as.others.length === 0;
  const objects = isOne ? [{ ...as, items: [...as.items, of.head, ...of.items] }] : clause.objects;
  return { ...clause, verb: 'call', objects };
}
