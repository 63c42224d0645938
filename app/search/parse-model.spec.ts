import { expect, it } from 'vitest';
import { parseModel } from './parse-model';

it.each([
  ['qwen', 'qwen'],
  ['claude', 'claude'],
  ['dual', 'claude'],
  ['model3', 'claude'],
  ['toString', 'deepseek'],
  ['', 'deepseek'],
  [null, 'deepseek'],
])('parses %s as %s', (name, slot) => {
  expect(parseModel(name)).toBe(slot);
});
