import { readFileSync, readdirSync, writeFileSync, existsSync } from 'node:fs';
import { createVerifier } from '../modules/evidence/verify/index';
import { evidenceFrom } from '../modules/evidence/verify/evidence.fixture';
import { passageWith, spanIdsOf, withoutCitations } from './verdicts/citations';
import { presentParts, loadCorpus, sourcesNamed } from './verdicts/corpus';
import { evidenceOver, passagesOf } from './verdicts/sources';
const g = globalThis as any;
const root = '/work/main/tests/worlds/';
const plain = (t: string) => t.replace(/<[^>]+>/g,' ').replace(/[^\p{L}\p{N}]+/gu,' ').trim();
type Item = { set: string; label: string; text: string; run: () => string };
const items: Item[] = [];
const brief = (r: any) => r.verdict === 'supported' || r.verdict === 'derived' ? 'V' : r.verdict === 'unsupported' ? 'U' : 'R';
const files = [...readdirSync(root+'dense-statements').map(f=>'dense-statements/'+f), ...readdirSync(root+'plain-statements').map(f=>'plain-statements/'+f)].filter(f=>f.endsWith('.json'));
for (const f of files)
  for (const {file,text,statements} of JSON.parse(readFileSync(root+f,'utf8'))) {
    const evidence = evidenceFrom([file,text]);
    const spans = evidence.sources.flatMap((s:any)=>s.spans);
    const paragraphs = text.split(/\n\s*\n|<\/(?:p|li|h\d|blockquote)>/).map(plain);
    const citedBy=(cite:string)=>{const around=file.endsWith('.csv')?[]:paragraphs.filter((p:string)=>p.includes(plain(cite)));return spans.filter((s:any)=>s.text.includes(cite)||around.some((p:string)=>p.includes(plain(s.text))));};
    for (const {label,sentence,cites=[]} of statements) {
      const cited = cites.length? [...new Set(cites.flatMap(citedBy))]: spans.slice(0,40);
      const ids = cited.map((s:any)=>s.id);
      items.push({set:f,label,text:sentence,run:()=>brief(createVerifier(evidence).sentence({sentence,spanIds:ids}))});
    }
  }
for (const part of presentParts()) {
  const corpus = loadCorpus(part);
  const evidence = evidenceOver(sourcesNamed(corpus));
  for (const p of corpus.sentences) { const a={sentence: withoutCitations(p.sentence), spanIds: spanIdsOf(p, passagesOf(evidence,p.source))};
    items.push({set:part,label:p.label,text:p.sentence,run:()=>brief(createVerifier(evidence).sentence(a))}); }
  for (const p of corpus.facts) { const a={label:p.name,value:p.value,unit:p.unit,period:p.period,change:p.change,basis:{span:passageWith(p.cite,passagesOf(evidence,p.source)).id}} as any;
    items.push({set:'fact-'+part,label:p.label,text:JSON.stringify(p),run:()=>{const r:any=createVerifier(evidence).fact(a);return (r.basis==='source'||r.basis==='derived')?(r.change===a.change?'V':'v'):'R';}}); }
}
// hidden sets that are wanted for checking only
const base: string[] = [];
g.__REC = true;
let t=performance.now();
items.forEach((item, i) => { g.__CUR = i; base[i] = item.run(); });
g.__REC = false;
console.error('recorded', items.length, Math.round(performance.now()-t));
const NAMES = g.__NAMES as [string,string,number][];
const [slice, of] = (process.argv[2] ?? '0/1').split('/').map(Number);
const order = NAMES.map((_, id) => id).sort((a,b)=>g.__INF[a].size-g.__INF[b].size);
const out: any[] = [];
order.forEach((id, n) => {
  const kinds = [...g.__NEU[id].entries()].sort((a:any,b:any)=>b[1]-a[1]);
  const size = g.__INF[id].size;
  const row: any = { file: NAMES[id]![0], name: NAMES[id]![1], lines: NAMES[id]![2], calls: g.__CALLS[id], influence: size };
  if (n % of! !== slice) return;
  if (kinds.length > 0 && size > 0 && size <= 3500) {
    g.__NV[id] = kinds[0][0]; g.__OFF = id;
    const changes: Record<string, number> = {}; const lost: string[] = [];
    for (const i of g.__INF[id]) {
      let now: string; try { now = items[i]!.run(); } catch { now = 'X'; }
      if (now !== base[i]) { const k=`${items[i]!.label[0]}:${base[i]}>${now}`; changes[k]=(changes[k]??0)+1; if ((items[i]!.label==='true') === (base[i]==='V') ) lost.push(`${k} ${items[i]!.set} ${items[i]!.text.slice(0,160)}`); }
    }
    g.__OFF = -1; row.changes = changes; row.lost = lost;
  } else row.note = size===0 ? 'never' : kinds.length===0 ? 'always' : 'core';
  out.push(row);
  if (n % 40 < of!) { console.error(n, '/', order.length, Math.round((performance.now()-t)/1000)); writeFileSync(`/tmp/zz/abl-${slice}.json`, JSON.stringify(out)); }
});
writeFileSync(`/tmp/zz/abl-${slice}.json`, JSON.stringify(out));
console.error('done');
