import { readFileSync } from 'node:fs';
import { evidenceFrom } from '../modules/evidence/verify/evidence.fixture';
import { createVerifier } from '../modules/evidence/verify/index';
const plain = (t: string) => t.replace(/<[^>]+>/g,' ').replace(/[^\p{L}\p{N}]+/gu,' ').trim();
const c: Record<string, number> = {};
for (const f of process.argv.slice(2))
  for (const {file,text,facts} of JSON.parse(readFileSync(f,'utf8'))) {
    const evidence = evidenceFrom([file,text]);
    const spans = evidence.sources.flatMap((s:any)=>s.spans);
    const v = createVerifier(evidence);
    for (const {label_truth,class:k,cite,...asked} of facts) {
      const lab = label_truth;
      const span = spans.find((s:any)=>s.text.includes(cite)) ?? spans.find((s:any)=>plain(s.text).includes(plain(cite))) ?? spans.find((s:any)=>plain(s.text).startsWith(plain(cite)));
      if (!span) { c['nospan']=(c['nospan']??0)+1; console.log('NOSPAN',file,cite); continue; }
      const { basis, ...more } = v.fact({ ...asked, basis: { span: span.id } }) as any;
      const asPlanned = Object.entries(asked).every(([field, said]) => !(field in more) || more[field] === said);
      const ok = (basis==='source'||basis==='derived') && (lab==='true'||asPlanned);
      c[`${lab} ${ok?'V':'-'}`]=(c[`${lab} ${ok?'V':'-'}`]??0)+1;
      if (ok && lab==='false') console.log(`PASS [${k}] ${JSON.stringify(asked)}\n     ${span.text} ${more.derivation?.formula??''} ${more.changeDerivation?.formula??''}`);
      if (!ok && lab==='true' && process.env.TRUE) console.log(`MISS ${JSON.stringify(asked)} ${JSON.stringify(more)}`);
    }
  }
console.log(c);
