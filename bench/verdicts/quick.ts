import { createVerifier } from '../../modules/evidence/verify/index';
import { passageWith, spanIdsOf, withoutCitations } from './citations';
import { type Corpus, type Part, parts, loadCorpus, presentParts, sourcesNamed } from './corpus';
import { evidenceOver, passagesOf } from './sources';
import { isMiss, missLine, type Outcome, tallyEntries } from './tally';

/**
 * The corpus against the engine alone, without a server: `npx tsx bench/verdicts/quick.ts [PART …] [--misses]`.
 * Prints what was vouched for, by label and class; with --misses each statement judged wrongly.
 */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.find((word) => !parts.includes(word as Part));
if (unknown) throw new Error(`There is no part ${unknown}. There are: ${parts.join(', ')}.`);

for (const part of presentParts().filter((part) => wanted.length === 0 || wanted.includes(part))) {
  const corpus = loadCorpus(part);
  const began = performance.now();
  const { sentences, facts } = judged(corpus);
  const took = Math.round(performance.now() - began);
  console.log(`# ${part}: ${sentences.length} sentences, ${facts.length} facts, ${took} ms\n`);
  const entries = [
    ...tallyEntries('sentences', sentences, 'called supported or derived'),
    ...tallyEntries('facts', facts, 'shown as sourced'),
  ];
  for (const [key, found] of entries) console.log(`${key}: ${found}`);
  if (process.argv.includes('--misses')) {
    console.log('\nMisses:');
    for (const outcome of [...sentences, ...facts].filter(isMiss)) console.log(missLine(outcome));
  }
  console.log('');
}

function judged(corpus: Corpus): { sentences: Outcome[]; facts: Outcome[] } {
  const evidence = evidenceOver(sourcesNamed(corpus));
  const verifier = createVerifier(evidence);
  const sentences = corpus.sentences.map((planted): Outcome => {
    const sentence = withoutCitations(planted.sentence);
    const spanIds = spanIdsOf(planted, passagesOf(evidence, planted.source));
    const { verdict, reason } = verifier.sentence({ sentence, spanIds });
    const { id, class: kind, label } = planted;
    const vouched = verdict === 'supported' || verdict === 'derived';
    return { id, class: kind, label, found: verdict, vouched, reason: reason ?? '', text: planted.sentence };
  });
  const facts = corpus.facts.map((planted): Outcome => {
    const { id, class: kind, label, name, value, unit, period, change, cite, source } = planted;
    const span = passageWith(cite, passagesOf(evidence, source)).id;
    const asked = { label: name, value, unit, period, change };
    const { basis, ...more } = verifier.fact({ ...asked, basis: { span } });
    // A field that is put right or left out is not vouched for.
    const isAsPlanned = Object.entries(asked).every(
      ([field, said]) => !(field in more) || (more as Record<string, unknown>)[field] === said,
    );
    const sourced = basis === 'source' || basis === 'derived';
    return {
      ...{ id, class: kind, label, found: basis, text: Object.values(asked).join(' | ') },
      vouched: sourced && (label === 'true' || isAsPlanned),
      reason: JSON.stringify(more),
    };
  });
  return { sentences, facts };
}
