import { readFileSync } from 'node:fs';
import { readQuotedText, speechAt } from '../modules/evidence/verify/quotes/speeches';
import { personQuoted, attributionOf } from '../modules/evidence/verify/quotes/attribution';
import { quotesIn, quoteIn } from '../modules/evidence/verify/quotes/quotes';
const d = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
for (const { text, statements } of d) for (const s of statements) if (s.label === 'true' && s.sentence.includes(process.argv[3]!)) {
  for (const q of quotesIn(s.sentence)) for (const p of text.replace(/<[^>]+>/g,'').split(/\n+/)) { const r = readQuotedText(p); const f = quoteIn(q.text, r.text); if (f.check !== 'altered') console.log(s.sentence, '\n', f, speechAt(r, f.at), attributionOf({passage: r, ...f}), personQuoted({passage: r, ...f})); }
}
