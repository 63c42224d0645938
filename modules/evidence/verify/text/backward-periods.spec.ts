import { expect, it } from 'vitest';
import { runsBackwards } from './backward-periods';
import { scan } from './scan';

const isBackward = (text: string) => runsBackwards(scan(text), text);

it.each([
  'Between 2023 and 2022, revenue rose by 6 percent.',
  'From 2023 to 2022, revenue fell.',
  'Compared with 2023, sales declined in 2022.',
  'Sales rose by 3 percent in March 2022 compared with March 2023.',
  'Exports grew in 2019 compared to 2020.',
])('a change runs back in time: %s', (text) => expect(isBackward(text)).toBe(true));

it.each([
  'Between 2022 and 2023, revenue rose by 6 percent.',
  'Sales were lower in 2022 than in 2023.',
  'Compared with 2022, sales declined in 2023.',
  'Sales rose from 5 tonnes in 2023 to 4 tonnes in 2022.',
  'The gap between 2023 and 2022 is 5 tonnes.',
  'Sales rose in 2023 and 2022.',
  'Sales rose.',
])('no change runs back in time: %s', (text) => expect(isBackward(text)).toBe(false));
