import { expect, it } from 'vitest';
import { slotNamed } from './slot-named';

it.each([
  ['qwen', 'qwen'],
  ['claude', 'claude'],
  ['dual', 'claude'],
  ['model3', 'claude'],
  ['toString', 'deepseek'],
  ['', 'deepseek'],
  [null, 'deepseek'],
])('takes %s for %s', (name, slot) => {
  expect(slotNamed(name)).toBe(slot);
});
