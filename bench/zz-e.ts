import { presentParts, loadCorpus, sourcesNamed } from './verdicts/corpus';
import { evidenceOver, passagesOf } from './verdicts/sources';
import { spanIdsOf, withoutCitations } from './verdicts/citations';
import { createVerifier } from '../modules/evidence/verify/index';
for (const part of presentParts()) { const corpus = loadCorpus(part); const e = evidenceOver(sourcesNamed(corpus)); const v = createVerifier(e);
 for (const p of corpus.sentences) if (process.argv.slice(2).some(k=>p.sentence.includes(k))) { console.log(p.sentence); console.log(v.sentence({sentence: withoutCitations(p.sentence), spanIds: spanIdsOf(p, passagesOf(e,p.source))})); } }
