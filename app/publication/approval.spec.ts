import { expect, it } from 'vitest';
import { approvalIn } from './approval';

const form = (kept: string[]) => {
  const fields = new URLSearchParams(['a', 'b', 'c'].map((id) => ['planned', id]));
  for (const id of kept) fields.append('keep', id);
  return fields;
};

it.each([
  [['a', 'b', 'c'], []],
  [['b'], ['a', 'c']],
  [[], ['a', 'b', 'c']],
])('leaves out the sections whose box is not checked: %j stay', (kept, leaveOut) => {
  expect(approvalIn(form(kept))).toEqual({ leaveOut });
});
