import { sample, shapes } from '../../doubles/providers/provider-shapes';
import { fail, hold, type PlantedDocument } from './planted';

const text =
  'We followed 1,284 nurses in eleven hospitals for two years. Nurses on fixed shifts slept 6.9 hours per night on average, those on rotating shifts 6.2 hours. ' +
  'Sick leave was 14 percent lower among nurses on fixed shifts (95% confidence interval 9 to 19 percent; p = 0.003). ' +
  'We found no association between shift pattern and back pain. ' +
  'Of the 1,284 nurses, 206 left their hospital during the study, 131 of them from rotating shifts. ' +
  'Because participants were not assigned at random, the results do not show that fixed shifts reduce sick leave. ' +
  'Earlier studies reported that rotating shifts shorten sleep by 1.5 hours.';

const sleep = 'We followed 1,284 nurses';
const leave = 'Sick leave was 14 percent lower';
const left = '206 left their hospital';

export const openAlexAbstract: PlantedDocument = {
  name: 'an abstract of OpenAlex',
  ask: { provider: 'openalex', kind: 'literature', query: 'shift work of nurses and sleep' },
  answer: shapes.openalex.answer([
    shapes.openalex.entry(
      {
        ...sample(),
        title: 'Shift patterns and sleep of hospital nurses',
        text,
        author: 'Ida Kvamme',
        publisher: 'Journal of Ward Studies',
      },
      0,
    ),
  ]),
  statements: [
    ...hold(
      sleep,
      'Nurses on fixed shifts slept 6.9 hours per night on average.',
      'Nurses on fixed shifts slept 6.9 hours per night on average, those on rotating shifts 6.2 hours.',
      'The study followed 1,284 nurses in eleven hospitals for two years.',
    ),
    ...hold(leave, 'Sick leave was 14 percent lower among nurses on fixed shifts.'),
    ...hold(left, 'Of the 1,284 nurses, 206 left their hospital during the study.'),
    ...fail(
      sleep,
      [
        'order',
        'Nurses on rotating shifts slept 6.9 hours per night on average, those on fixed shifts 6.2 hours.',
      ],
      ['column', 'Nurses on rotating shifts slept 6.9 hours per night on average.'],
      ['unit', 'Nurses on fixed shifts slept 6.9 hours per week on average.'],
      ['value', 'The study followed 1,248 nurses in eleven hospitals for two years.'],
      ['scope', 'The study followed 1,284 doctors in eleven hospitals for two years.'],
      ['scale', 'The study followed 1,284 nurses in eleven hospitals for two months.'],
      [
        'calculation',
        'Nurses on fixed shifts slept 1.5 hours longer per night than those on rotating shifts.',
      ],
      ['scope', 'Each of the 1,284 nurses slept 6.9 hours per night.'],
    ),
    ...fail(
      leave,
      ['direction', 'Sick leave was 14 percent higher among nurses on fixed shifts.'],
      ['percentage points', 'Sick leave was 14 percentage points lower among nurses on fixed shifts.'],
      ['column', 'Sick leave was 14 percent lower among nurses on rotating shifts.'],
      ['range', 'Sick leave was at least 14 percent lower among nurses on fixed shifts.'],
      ['range', 'Sick leave was 19 percent lower among nurses on fixed shifts.'],
      ['hedge', 'Fixed shifts reduce sick leave by 14 percent.'],
      ['denial', 'Back pain was 14 percent lower among nurses on fixed shifts.'],
      ['value', 'Sick leave was 95 percent lower among nurses on fixed shifts.'],
      ['denial', 'Shift pattern and back pain were associated.'],
    ),
    ...fail(
      left,
      ['value', 'Of the 1,284 nurses, 131 left their hospital during the study.'],
      ['column', 'Of the 206 nurses who left their hospital, 131 came from fixed shifts.'],
      ['scope', 'All 1,284 nurses left their hospital during the study.'],
      ['denial', 'The results show that fixed shifts reduce sick leave.'],
      ['attribution', 'This study found that rotating shifts shorten sleep by 1.5 hours.'],
      ['hedge', 'Rotating shifts shorten sleep by 1.5 hours.'],
    ),
    ...fail(
      sleep,
      ['scope', 'Nurses slept 6.9 hours per night on average.'],
      ['scope', 'Nurses slept 6.2 hours per night on average.'],
      ['column', 'Nurses on fixed shifts worked 6.9 hours per night on average.'],
    ),
    ...fail(leave, ['scope', 'Sick leave was 14 percent lower among nurses.']),
    ...fail(
      left,
      ['scope', '1,284 nurses left their hospital during the study.'],
      ['year', 'Of the 1,284 nurses, 206 left their hospital before the study.'],
      ['denial', 'Of the 1,284 nurses, 206 joined their hospital during the study.'],
    ),
  ],
};
