/** Answers of the usual shape with strange text in each text field. */

const about = 'The harbour council measures the steady traffic of the northern river';

/** Each text stands in every list below; single places share them out, `turn` further on with each. */
export function plantedPlan(texts: readonly string[]): string {
  const at = turning(texts);
  const rows = texts.map((text, row) => [text, row + 1, texts[(row + 1) % texts.length], `-${row}.5`]);
  const kinds = ['trend', 'comparison', 'share'];
  return JSON.stringify({
    title: at(0),
    summary: `${at(1)} ${at(2)}`,
    keywords: texts,
    sections: Array.from({ length: 8 }, (_, i) => ({
      ...{ id: at(i), title: `${about} ${i} ${at(i)} ${at(i + 8)}`, brief: at(i + 1) },
      ...{ factIds: texts, datasetIds: [`set-${i}`, at(i)], spanIds: texts },
    })),
    facts: texts.map((text, i) => ({
      ...{ id: `fact-${i + 1}`, label: `${text} Figure ${i}`, value: at(i + 1), unit: at(i + 2) },
      ...{ period: at(i + 3), change: at(i + 4), basis: at(i + 5), icon: text, backgroundColor: text },
    })),
    datasets: Array.from({ length: 8 }, (_, i) => ({
      ...{
        id: i % 2 ? at(i) : `set-${i}`,
        title: `${at(i)} ${at(i + 8)}`,
        kind: kinds[i % 3],
        unit: at(i + 3),
      },
      ...{ columns: [at(i + 4), `${at(i + 5)} A`, `${at(i + 6)} B`, `${at(i + 7)} C`], rows },
      ...{ from: null, derivation: at(i + 2), basis: at(i) },
      ...{ backgroundColor: texts, borderColor: at(i), type: 'bar', onclick: text(at(i)) },
    })),
  });
}

export function plantedExtras(texts: readonly string[]): string {
  const at = turning(texts);
  const advice = texts.map((one, i) => ({ title: one, description: at(i + 1), category: at(i + 2) }));
  return JSON.stringify({
    executiveSummary: texts.join(' '),
    keyInsights: texts.map((insight, i) => ({ category: at(i), insight })),
    faqs: texts.map((question, i) => ({ question, answer: at(i + 1) })),
    ...{ suggestions: advice, recommendations: advice },
    seo: { title: at(3), description: at(4), keywords: texts },
  });
}

/** A section whose every text is paragraph, heading, item, quotation, cell, link and picture somewhere in the report. */
export function plantedSection(texts: readonly string[], section: number): string {
  const written = texts.map((one, i) =>
    (forms[(i + section) % forms.length] ?? forms[0])(one, texts[(i + 1) % texts.length] ?? one, i),
  );
  return `${about} in section ${section}.\n\n${written.join('\n\n')}\n\n${about} to its end in ${section}.`;
}

const forms: readonly [Form, ...Form[]] = [
  (one) => `${about}, and ${one} is what they found there.`,
  (one) => `### ${one}\n\n${about} below this heading.`,
  (one, other) => `- ${one}\n- ${about} ${other}`,
  (one) => `> ${about} ${one}`,
  (one) => `| Place | Figure |\n|---|---|\n| ${one} | 1 |`,
  (one, other) => `${about} [${one}](${other}) beside ![${one}](${other}) it.`,
  (one, _, i) => `${about} with {{fact-${i + 1}}} **${one}** \`${one}\` of 37 percent [s1].`,
  (one) => `**${one}**\n\n${about} below this too.`,
];
type Form = (one: string, other: string, i: number) => string;

const text = (said: string) => said;
const turning = (texts: readonly string[]) => (i: number) => texts[i % texts.length] ?? '';
