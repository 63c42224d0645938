import { describe, expect, it } from 'vitest';
import { parseAnswer } from '../../modules/models/parsing/parse-answer';
import { maxAnswerLength } from '../../modules/models/parsing/limits';
import { renderMarkdown } from '../../modules/exports/markdown';
import { renderStandalonePage } from '../../modules/exports/html/standalone-page';
import { Plan } from '../../modules/search/plan';
import { good, json } from '../doubles/sample-plan';
import {
  groupsOf,
  plantedExtras,
  plantedSection,
  slowTexts,
  wholes,
  type Whole,
} from '../doubles/hostile-answers';
import { assembled, extrasTask, planTask, sectionTask, used } from './written-report';

const plain = ['plain words'];
const plan = used(planTask, json);
const section = (at: number) => plantedSection(plain, at);
const extras = plantedExtras(plain);

/** The outcome of an answer: why it is unusable, or the report with all its files. */
function outcome({ to, answer }: Whole) {
  const text = answer();
  if (to === 'plan') {
    const read = parseAnswer(planTask, text, { own: false });
    return read.ok ? reported(Plan.parse(read.value), { section, extras }) : read;
  }
  const task = to === 'section' ? sectionTask(plan) : extrasTask(plan);
  const read = parseAnswer(task, text, { own: false });
  if (!read.ok) return read;
  return to === 'section'
    ? reported(plan, { section: (at) => (at === 0 ? text : section(at)), extras })
    : reported(plan, { section, extras: text });
}

function reported(...args: Parameters<typeof assembled>) {
  const report = assembled(...args);
  return {
    ok: true as const,
    report,
    kept: JSON.stringify(report),
    files: [renderMarkdown(report), renderStandalonePage(report)],
  };
}

/** A stored report of usual size has 60,000 characters. */
const largestKept = 1_000_000;

describe('an answer of wrong size, depth or shape', () => {
  it.each(wholes)('$name for a $to: $ends, and little of it is stored', (whole) => {
    const came = outcome(whole);
    if (!came.ok) {
      expect(whole.ends).toBe('refused');
      expect(came.errors.join(' ')).toMatch(/^[A-Za-z]/);
      expect(came.errors.join(' ').length).toBeLessThan(2_000);
      return;
    }
    expect(whole.ends).toBe('used');
    expect(came.kept.length).toBeLessThan(largestKept);
    expect(came.files.join('')).not.toMatch(/\b(?:NaN|Infinity|\[object Object\]|undefined)\b(?!["-])/);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('says what was left out', () => {
    const of = (name: string) => {
      const came = outcome(wholes.find((whole) => whole.name === name) as Whole);
      return came.ok && 'report' in came ? came.report.notices : [];
    };
    expect(of('a table of 2,500 rows')).toContain(
      'The model gave more rows of a dataset than a report takes: 1,500 are left out.',
    );
    expect(of('a title of 100,000 characters')).toContain('A text of the model ran too long and is cut.');
  });

  it('overlong prose counts as cut off, so that the call is retried', () => {
    const read = parseAnswer(sectionTask(plan), 'The river rises. '.repeat(maxAnswerLength), { own: false });
    expect(read).toMatchObject({ ok: true, cut: true });
  });

  it('an ordinary answer exceeds no limit', () => {
    expect(used(planTask, JSON.stringify(good))).not.toHaveProperty('leftOut');
    expect(used(extrasTask(plan), extras)).not.toHaveProperty('leftOut');
  });
});

/** Quadratic code would take minutes, longer than the timeout of a test. */
describe('reads costly text in time', () => {
  const of = (to: Whole['to']) => slowTexts.filter((whole) => whole.to === to);

  it.each(groupsOf(of('section'), 7).map((group) => [namesOf(group), group] as const))(
    'in sections: %s',
    (_, group) => {
      const texts = group.map(({ answer }) => answer());
      const { content } = assembled(plan, { section: (at) => texts[at] ?? section(at), extras });
      expect(content.length).toBeGreaterThan(0);
    },
  );

  it.each(groupsOf(of('plan'), 11).map((group) => [namesOf(group), group] as const))(
    'in plans: %s',
    (_, group) => {
      for (const { answer } of group)
        expect(assembled(used(planTask, answer()), { section, extras }).sections.length).toBe(7);
    },
  );
});

const namesOf = (group: readonly Whole[]) =>
  group.map(({ name }) => name.replace(/^50,000 | for an? \w+$/g, '')).join(', ');
