import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Extras, Plan } from '../../search/plan';
import { parseAnswer } from './parse-answer';
import type { WritingTask } from '../provider';
import {
  briefOf,
  dataset,
  evidence,
  fact,
  good,
  json,
  planOf,
  planTask,
} from '../../../tests/doubles/sample-plan';

const tagged = JSON.stringify({ ...good, summary: 'What <think> opens </think> closes, or <think> not.' });

describe('a plan can be read from an answer', () => {
  it.each([
    ['as it was asked for', json],
    ['with thoughts before it', `<think>Perhaps {"sections": 1}?</think>${json}`],
    ['with thoughts under another tag', `<thinking>\nhm {x}\n</thinking>\n${json}`],
    ['with thoughts whose opening tag got lost', `I think {"title": "no"}.\n</think>\n${json}`],
    ['inside thoughts that never close', `<think>\n${json}`],
    ['with the tags of thoughts in its texts', tagged],
    ['in a fence, with the tags of thoughts in its texts', `\`\`\`json\n${tagged}\n\`\`\``],
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['in a fence that never closes', `\`\`\`json\n${json}`],
    ['in a fence amid chatter', `Sure! Here {it} is:\n\n\`\`\`\n${json}\n\`\`\`\nHope {this} helps.`],
    ['amid chatter with braces', `The set {a, b} is planned as ${json} which uses {x}.`],
    ['with trailing commas', json.replace(/\}\]/g, '},]').replace(/\}$/, ',}')],
    ['with single quotes', json.replaceAll('"', "'")],
    ['with unquoted keys', json.replace(/"(title|summary|sections)":/g, '$1:')],
    ['with comments', json.replace('{', '{ // the plan\n')],
    ['without its last brackets', json.slice(0, -2)],
    ['wrapped under its name', JSON.stringify({ plan: good })],
    ['wrapped as content', JSON.stringify({ content: good, role: 'assistant' })],
    ['as a string inside JSON', JSON.stringify({ content: json })],
    ['in a list of one', JSON.stringify([good])],
    ['with unknown fields', JSON.stringify({ ...good, mood: 'fine', version: 3 })],
    ['with a byte order mark', `\uFEFF${json}`],
  ])('%s', (_, answer) => {
    const plan = planOf(answer);
    expect(plan.title).toBe('CO2 in the air');
    expect(plan.sections).toHaveLength(7);
    expect(plan.datasets).toHaveLength(4);
  });

  it('when it was cut off after its sections, with what arrived', () => {
    const cut = JSON.stringify({ ...good, datasets: good.datasets }).slice(
      0,
      json.indexOf('"datasets"') + 40,
    );
    const read = parseAnswer(planTask, cut, { own: false });
    expect(read).toMatchObject({ ok: true, errors: ['datasets: 4 or more are needed, 0 could be used'] });
  });

  it('in snake case, with numbers as strings and strings as numbers', () => {
    const plan = planOf({
      ...good,
      sections: good.sections.map(({ factIds: _, ...rest }, i) => ({
        ...rest,
        fact_ids: i === 0 ? 'f1' : [],
      })),
      facts: [fact('f1', { value: 37.4, period: 2020 }), ...good.facts.slice(1)],
      datasets: [
        dataset('d-1', {
          rows: [
            ['A', '1,234.5'],
            ['B', '12 %'],
            ['C', '−3'],
          ],
        }),
        ...good.datasets.slice(1),
      ],
    });
    expect(plan.facts[0]).toMatchObject({ value: '37.4', period: '2020' });
    expect(plan.sections[0]?.factIds).toEqual(['f1']);
    expect(plan.datasets[0]?.rows).toEqual([
      ['A', 1234.5],
      ['B', 12],
      ['C', -3],
    ]);
  });

  it('with rows as objects, fitted to their columns', () => {
    const ragged = dataset('d-1', {
      rows: [
        { x: 'A', Y: 1 },
        { X: 'B', y: null },
        { X: 'C', Y: 3, Z: 9 },
      ],
    });
    expect(planOf({ ...good, datasets: [ragged] }).datasets[0]?.rows).toEqual([
      ['A', 1],
      ['C', 3],
    ]);
  });
});

describe('an answer that cannot be used says why', () => {
  it.each([
    ['nothing', '', ['The answer is empty.']],
    ['only thoughts', '<think>so much to weigh', ['The answer is empty.']],
    ['plain words', 'The plan would be to begin.', ['The answer holds no JSON object.']],
    ['another shape', '{"answer": 42}', ['sections: is missing']],
    ['a number', '42', ['The answer holds no JSON object.']],
  ])('%s', (_, answer, expected) => {
    const read = parseAnswer(planTask, answer, { own: false });
    expect(read.ok).toBe(false);
    for (const words of expected) expect(read.errors.join('\n')).toContain(words);
  });

  it('without repeating what the answer said', () => {
    const read = parseAnswer(
      planTask,
      '{"title": {"x": "Secret Title"}, "sections": [{"title": "Secret"}]}',
      { own: false },
    );
    expect(read.ok).toBe(false);
    expect(read.errors.join(' ')).not.toContain('Secret');
  });
});

describe('drafted queries', () => {
  const drafted = (text: string) => parseAnswer({ ...planTask, kind: 'queries' }, text, { own: false });

  it.each([
    ['{"queries":["tides norway 2020","tidal power cost"]}', ['tides norway 2020', 'tidal power cost']],
    ['```json\n{"Queries":["a b c"," A  B C ","d e f","g h i","j k l"]}\n```', ['A B C', 'd e f', 'g h i']],
    [
      JSON.stringify({ queries: ['x', '', 7, `tides\n\u0000${'a'.repeat(500)}`] }),
      [`tides ${'a'.repeat(114)}`],
    ],
    ['No queries come to mind.', []],
    ['{"queries":"tidal power"}', ['tidal power']],
  ])('are distinct, bounded and at most three: %#', (text, queries) => {
    expect(drafted(text)).toEqual({ ok: true, value: queries, errors: [] });
  });
});

describe('a second reading', () => {
  const claims = ['a', 'b', 'c'].map((sentence) => ({ sentence, passages: ['p'] }));
  const doubted = (text: string) => parseAnswer({ ...planTask, kind: 'judge', claims }, text, { own: false });
  const answer = (...doubts: unknown[]) => JSON.stringify({ doubts });

  it.each([
    [answer({ claim: 2, reason: 'It says 5.4.' }), [{ claim: 2, reason: 'It says 5.4.' }]],
    [answer({ claim: '3', reason: ' A\n B\u0000 ' }), [{ claim: 3, reason: 'A B' }]],
    [answer({ claim: 1 }), [{ claim: 1, reason: 'The passages do not say this.' }]],
    [answer({ claim: 1, reason: 'x'.repeat(5_000) }), [{ claim: 1, reason: 'x'.repeat(300) }]],
    [answer({ claim: 1, reason: 'a' }, { claim: 1, reason: 'b' }), [{ claim: 1, reason: 'a' }]],
    [answer({ claim: 0, reason: 'a' }, { claim: 4, reason: 'b' }, { claim: -1, reason: 'c' }), []],
    [answer({ claim: 1e21, reason: 'a' }, { claim: 'all', reason: 'b' }, null, 7), []],
    ['{"verdicts":[{"claim":1,"verdict":"supported"}]}', []],
    ['All statements are supported.', []],
    ['', []],
  ])('names statements that were asked about, and nothing else: %#', (text, doubts) => {
    expect(doubted(text)).toEqual({ ok: true, value: doubts, errors: [] });
  });
});

describe('whatever comes', () => {
  const plan = planOf(good);
  const tasks: WritingTask[] = [
    planTask,
    { kind: 'extras', query: 'q', evidence, plan },
    { kind: 'section', query: 'q', evidence, plan, brief: briefOf(plan, 'On a') },
  ];
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    ',',
    ':',
    '```',
    '<think>',
    '</think>',
    '\\',
    '\n',
    'sections',
    'null',
    json.slice(0, 300),
  );
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json(),
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    fc.integer({ min: 0, max: json.length }).map((at) => json.slice(0, at)),
    fc
      .tuple(fc.integer({ min: 0, max: json.length }), fc.string({ maxLength: 5 }))
      .map(([at, put]) => json.slice(0, at) + put + json.slice(at + 3)),
  );

  it('reading it never throws, and what is read is of the shape', () => {
    fc.assert(
      fc.property(nasty, fc.constantFrom(...tasks), fc.boolean(), (answer, task, own) => {
        const read = parseAnswer(task, answer, { own });
        if (!read.ok) return read.errors.length > 0;
        if (task.kind === 'plan') return Plan.safeParse(read.value).success;
        return task.kind === 'extras'
          ? Extras.safeParse(read.value).success
          : typeof read.value === 'string' && read.value.trim() !== '';
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['brackets', '['.repeat(50_000)],
    ['braces', '{"a":'.repeat(20_000)],
    ['fences', '```\n'.repeat(20_000)],
    ['tags', '<think>'.repeat(20_000)],
    ['blank lines', `a${'\n'.repeat(50_000)}b`],
    ['blanks', ' '.repeat(200_000)],
    ['openers', `sure ${'here is '.repeat(20_000)}`],
  ])('a flood of %s is read in no time', (_, answer) => {
    const before = process.cpuUsage();
    for (const task of tasks) parseAnswer(task, answer, { own: false });
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
  });
});
