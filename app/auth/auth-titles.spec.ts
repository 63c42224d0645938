import { describe, expect, it } from 'vitest';
import { headlineOf } from './auth-titles';

describe('what a refused form says first', () => {
  it('that the passwords differ, when that is all', () => {
    expect(headlineOf('Please check.', { confirmPassword: 'They differ.' })).toBe('They differ.');
  });

  it('its own sentence, when more is wrong or nothing about the passwords', () => {
    expect(headlineOf('Please check.', { confirmPassword: 'They differ.', name: 'None.' })).toBe(
      'Please check.',
    );
    expect(headlineOf('Please check.', { name: 'None.' })).toBe('Please check.');
    expect(headlineOf('Not here.')).toBe('Not here.');
  });
});
