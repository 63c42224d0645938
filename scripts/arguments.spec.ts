import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { asTyped, describeParseError } from './arguments';

function said(...args: string[]): string {
  try {
    parseArgs({
      args,
      options: { from: { type: 'string' }, fast: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    return describeParseError(error as Error);
  }
  return 'understood';
}

describe('invalid arguments of a command', () => {
  it.each([
    [['--fats'], "Unknown option '--fats'. See --help."],
    [['-5'], "Unknown option '-5'. See --help."],
    [['--from'], "Option '--from <value>' argument missing. See --help."],
    [['--from', '-1'], 'Give a value after --from, as --from=VALUE where it begins with a dash. See --help.'],
    [['--fast=yes'], "Option '--fast' does not take an argument. See --help."],
  ])('are reported in one sentence: %o', (args, sentence) => {
    expect(said(...args)).toBe(sentence);
  });

  it('are quoted as they were typed, a blank one in quotation marks', () => {
    expect(['gpt', '', ' '].map(asTyped)).toEqual(['gpt', '""', '" "']);
  });
});
