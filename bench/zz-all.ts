import { readFileSync, writeFileSync } from 'node:fs';
import { createVerifier } from '../modules/evidence/verify/index';
import { evidenceFrom } from '../modules/evidence/verify/evidence.fixture';
import { passageWith, spanIdsOf, withoutCitations } from './verdicts/citations';
import { presentParts, loadCorpus, sourcesNamed } from './verdicts/corpus';
import { evidenceOver, passagesOf } from './verdicts/sources';
const out: Record<string, string> = {};
const plain = (t: string) => t.replace(/<[^>]+>/g,' ').replace(/[^\p{L}\p{N}]+/gu,' ').trim();
let total=0;
for (const f of ['dense-statements/tables-a','dense-statements/tables-b','dense-statements/tables-c','dense-statements/prose-a','dense-statements/prose-b','dense-statements/prose-c',...['a','b','c','d','e','f','g','h','m','p','p2','p3','p4','t','t2'].map(x=>'plain-statements/'+x)]) {
  for (const {file,text,statements} of JSON.parse(readFileSync(f[0]==='/'?f+'.json':new URL(`../tests/worlds/${f}.json`, import.meta.url),'utf8'))) {
    const evidence = evidenceFrom([file,text]);
    const spans = evidence.sources.flatMap((s:any)=>s.spans);
    const paragraphs = text.split(/\n\s*\n|<\/(?:p|li|h\d|blockquote)>/).map(plain);
    const citedBy=(cite:string)=>{const around=file.endsWith('.csv')?[]:paragraphs.filter((p:string)=>p.includes(plain(cite)));return spans.filter((s:any)=>s.text.includes(cite)||around.some((p:string)=>p.includes(plain(s.text))));};
    const v=createVerifier(evidence);
    for (const {label,sentence,cites=[]} of statements) {
      const cited = cites.length? [...new Set(cites.flatMap(citedBy))]: spans.slice(0,40);
      let r:any; try { r = v.sentence({sentence, spanIds: cited.map((s:any)=>s.id)}); } catch(e) { r={verdict:'crash'}; }
      out[`${label}|${f}|${sentence}`]=r.verdict[0]==='s'||r.verdict[0]==='d'?'V':r.verdict.slice(0,2);
    }
  }
}
for (const part of presentParts()) {
  const corpus = loadCorpus(part);
  const evidence = evidenceOver(sourcesNamed(corpus));
  const v = createVerifier(evidence);
  for (const p of corpus.sentences) {
    let r:any; try { r = v.sentence({sentence: withoutCitations(p.sentence), spanIds: spanIdsOf(p, passagesOf(evidence,p.source))}); } catch(e) { r={verdict:'crash'}; }
    out[`${p.label}|${part}|${p.sentence}`]=r.verdict[0]==='s'||r.verdict[0]==='d'?'V':r.verdict.slice(0,2);
  }
  for (const p of corpus.facts) {
    let r:any; try { r = v.fact({label:p.name,value:p.value,unit:p.unit,period:p.period,change:p.change,basis:{span:passageWith(p.cite,passagesOf(evidence,p.source)).id}} as any);} catch(e) { r={basis:'crash'}; }
    out[`${p.label}|fact-${part}|${JSON.stringify(p)}`]=JSON.stringify(r);
  }
}
writeFileSync(process.argv[2]!, JSON.stringify(out));
