import { readFileSync } from 'node:fs';
import { evidenceFrom } from '../modules/evidence/verify/evidence.fixture';
import { createVerifier } from '../modules/evidence/verify/index';
import { withoutRoles } from '../modules/evidence/verify/quotes/named-roles';
const [f, part] = process.argv.slice(2);
for (const { file, text, statements } of JSON.parse(readFileSync(f!, 'utf8'))) for (const s of statements) if (s.sentence.includes(part)) {
  const e = evidenceFrom([file, text]); const spans = e.sources.flatMap((x:any)=>x.spans);
  console.log(s.cites, s.sentence); const v = createVerifier(e);
  const cited = spans.filter((x:any)=>s.cites.some((c:string)=>x.text.includes(c)));
  console.log(cited.map((x:any)=>x.text.slice(0,300)));
  console.log(withoutRoles(s.sentence, spans.map((x:any)=>x.text), new Set()));
  console.log(v.sentence({sentence:s.sentence, spanIds: cited.map((x:any)=>x.id)}));
}
