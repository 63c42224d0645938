import { readFileSync } from 'node:fs';
import { evidenceFrom } from '../modules/evidence/verify/evidence.fixture';
for (const { file, text } of JSON.parse(readFileSync('/tmp/blind/datasets.json', 'utf8'))) {
  const e = evidenceFrom([file, text]) as any; for (const d of e.datasets) console.log(file, '|', d.title, '|', d.columns.map((c: any) => `${c.name}/${c.type}/${c.unit}`).join('; '));
  if (file.includes('ossery')) for (const s of e.sources[0].spans) console.log('   ', s.text.slice(0,120));
}
