import { describe, expect, it } from 'vitest';
import { formHeadline } from './auth-titles';

describe('the headline of a refused form', () => {
  it('is that of differing passwords when nothing else is wrong', () => {
    expect(formHeadline('Please check.', { confirmPassword: 'They differ.' })).toBe('They differ.');
  });

  it('is its own sentence when more is wrong, or when the passwords are fine', () => {
    expect(formHeadline('Please check.', { confirmPassword: 'They differ.', name: 'None.' })).toBe(
      'Please check.',
    );
    expect(formHeadline('Please check.', { name: 'None.' })).toBe('Please check.');
    expect(formHeadline('Not here.')).toBe('Not here.');
  });
});
