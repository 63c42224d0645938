import { readFileSync } from 'node:fs';
import { evidenceFrom } from '../modules/evidence/verify/evidence.fixture';
import { createVerifier } from '../modules/evidence/verify/index';
const plain = (t: string) => t.replace(/<[^>]+>/g,' ').replace(/[^\p{L}\p{N}]+/gu,' ').trim();
let c: Record<string, number> = {};
for (const f of process.argv.slice(2)) {
  for (const {file,text,statements} of JSON.parse(readFileSync(f,'utf8'))) {
    const evidence = evidenceFrom([file,text]);
    const spans = evidence.sources.flatMap((s:any)=>s.spans);
    const paragraphs = text.split(/\n\s*\n|<\/(?:p|li|h\d|blockquote)>/).map(plain);
    const citedBy=(cite:string)=>{const around=file.endsWith('.csv')?[]:paragraphs.filter((p:string)=>p.includes(plain(cite)));return spans.filter((s:any)=>s.text.includes(cite)||around.some((p:string)=>p.includes(plain(s.text))));};
    const v=createVerifier(evidence);
    for (const {label,class:k,sentence,cites=[]} of statements) {
      const cited:any[] = cites.length? [...new Set(cites.flatMap(citedBy))] as any[]: spans.slice(0,40);
      const r = v.sentence({sentence, spanIds: cited.map((s:any)=>s.id)}) as any;
      const ok = r.verdict==='supported'||r.verdict==='derived';
      const key=`${label} ${r.verdict}`; c[key]=(c[key]??0)+1;
      if(ok && label!=='true') console.log(`PASS [${k}] ${sentence}\n     ${file.endsWith('csv')?file+' '+JSON.stringify(r.derivations?.map((d:any)=>d.formula)):cited.map((s:any)=>s.text).join(' ¶ ')}`);
      if(process.env.TRUE && !ok && label==='true') console.log(`MISS ${sentence} | ${r.verdict} ${r.reason}`);
    }
  }
}
console.log(c);
