import { readQuotedText, speechAt } from '../modules/evidence/verify/quotes/speeches';
import { attributionOf, personQuoted } from '../modules/evidence/verify/quotes/attribution';
import { quoteIn } from '../modules/evidence/verify/quotes/quotes';
import { readFileSync } from 'node:fs';
const [f, q] = process.argv.slice(2);
const p = readFileSync(f!, 'utf8').split(/\n+/).find(x => x.toLowerCase().includes(q!.toLowerCase()))!;
const r = readQuotedText(p); const g = quoteIn(q!, r.text);
console.log(r.text); console.log(r.outside); console.log(g, speechAt(r, g.at), attributionOf({passage: r, ...g}), personQuoted({passage: r, ...g}));
