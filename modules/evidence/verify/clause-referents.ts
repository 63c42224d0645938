import type { Clause } from './sentence-clauses';
import type { Phrase } from './sentence-phrases';
import { meaningOf } from './words';

/** Clauses one behind the other, with what their pronouns stand for. */
export function resolved(clauses: readonly Clause[], before: Clause | undefined): Clause[] {
  const found: Clause[] = [];
  for (const clause of clauses) {
    const led = withReferents(clause, found.at(-1) ?? before);
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
  return withObject(withSubject(told, before), before);
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
  const [object, ...more] = before.objects;
  const isShared = clause.subject !== undefined && clause.subject.head === before.subject?.head;
  if (!object || more.length > 0 || !isShared || object.pronoun !== undefined) return clause;
  const instead = (phrase: Phrase) => (phrase.pronoun === (isMany(object) ? 'them' : 'it') ? object : phrase);
  return { ...clause, objects: clause.objects.map(instead) };
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
