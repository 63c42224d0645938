import { readFileSync } from 'node:fs';
import { evidenceFrom } from '../modules/evidence/verify/evidence.fixture';
import { verifyDatasets } from '../modules/search/assembly/figures/datasets';
const c: Record<string, number> = {};
for (const { file, text, datasets } of JSON.parse(readFileSync(process.argv[2]!, 'utf8'))) {
  const evidence = evidenceFrom([file, text]) as any;
  for (const { label_truth: lab, class: k, dataset: d } of datasets) {
    const planned = { id: 'd', title: d.title, kind: d.kind, unit: d.unit, columns: d.columns, rows: d.rows, basis: d.basis, ...(d.from ? { from: evidence.datasets[0]?.title ?? d.from } : {}) } as any;
    const { figures, notices } = verifyDatasets({ datasets: [planned] } as any, { evidence, demo: false, offline: false });
    const f = figures[0] as any;
    const sourced = f && (f.basis === 'source' || f.basis === 'derived');
    const same = f && JSON.stringify(f.labels) === JSON.stringify(d.rows.map((r: any) => String(r[0]))) && f.series.length === d.columns.length - 1 && f.series.every((s: any, i: number) => JSON.stringify(s.values) === JSON.stringify(d.rows.map((r: any) => typeof r[i + 1] === 'number' ? r[i + 1] : r[i+1]===null?null: Number(r[i+1]))));
    const key = `${lab} ${f ? f.basis : 'none'} ${sourced && same ? 'same' : ''}`; c[key] = (c[key] ?? 0) + 1;
    if (lab === 'false' && sourced && same) console.log(`PASS [${k}] "${d.title}" ${d.unit} ${JSON.stringify(d.columns)} ${JSON.stringify(d.rows).slice(0, 120)}\n   shown: "${f.title}" unit=${f.unit} ${f.series.map((s: any) => s.label + '/' + (s.unit ?? ''))} ${f.sourceLine} ${notices}`);
    if (lab === 'true' && !sourced && process.env.TRUE) console.log(`MISS "${d.title}" ${d.unit} ${JSON.stringify(d.columns)} ${JSON.stringify(d.rows).slice(0, 160)} ${notices}`);
  }
}
console.log(c);
