import { describe, expect, it } from 'vitest';
import { parseAnswer } from './parse-answer';
import type { WritingTask } from '../provider';
import { briefOf, evidence, good, planOf } from '../../../tests/doubles/sample-plan';

describe('prose', () => {
  const plan = planOf(good);
  const brief = briefOf(plan, 'The rise of CO2');
  const task = { kind: 'section', query: 'CO2', evidence, plan, brief } as const satisfies WritingTask;
  const read = (answer: string) => parseAnswer(task, answer, { own: false });
  const text = 'It rose by {{f1}} in all [s3].\n\n### Since then\n\nIt went on.';

  it.each([
    ['as it was asked for', text],
    ['after thoughts', `<think>Hm. </think>\n\n${text}`],
    ['after thoughts whose opening tag got lost', `Hm.</think>${text}`],
    ['before thoughts that never close', `${text}\n<think>was that all`],
    ['in a fence', `\`\`\`markdown\n${text}\n\`\`\``],
    ['after a remark', `Sure, here is the section:\n\n${text}`],
    ['before a remark', `${text}\n\nLet me know if you want it longer!`],
    ['under a title heading', `## The rise of CO2\n\n${text}`],
    ['under its title in bold', `**The Rise of CO2**\n\n${text}`],
    ['under its title as a subheading', `### The rise of CO2\n${text}`],
    ['inside JSON', JSON.stringify({ content: text })],
    ['inside JSON with an id', JSON.stringify({ id: 'a', markdown: text })],
    ['inside JSON of one unknown field', JSON.stringify({ essay: text })],
    ['inside fenced JSON that was cut off', `\`\`\`json\n${JSON.stringify({ content: text }).slice(0, -2)}`],
    ['all at once', `<think>x</think>\`\`\`markdown\n# The rise of CO2\n${text}\n\`\`\``],
  ])('is taken %s', (_, answer) => {
    expect(read(answer)).toEqual({ ok: true, value: text, errors: [] });
  });

  it('keeps code, braces and its own subheading where they belong to the text', () => {
    const own = '### Since 1990\n\n{{f1}} is the figure.\n\n```\nx\n```\n\nIt is so.';
    expect(read(own)).toMatchObject({ ok: true, value: own });
  });

  it.each([
    '',
    '   \n',
    '<think>all of it is thought',
    '# The rise of CO2',
    '```\n```',
    '{}',
    '{"a":"x","b":"y"}',
    '{"sections":[1,2]}',
    '---',
  ])('is not there in %j', (answer) => expect(read(answer)).toMatchObject({ ok: false, refused: false }));

  it.each([
    "I'm sorry, but I can't help with that.",
    'I cannot write about this topic.',
    'Unfortunately, I am not able to.',
    'As an AI language model, I must not.',
  ])('is declined by %j', (answer) => expect(read(answer)).toMatchObject({ ok: false, refused: true }));

  it('that begins like a refusal and goes on for long is prose', () => {
    const long = `I can not overstate it. ${'The sea rises along the coast. '.repeat(40)}`;
    expect(read(long)).toMatchObject({ ok: true });
  });
});
