import { describe, expect, it } from 'vitest';
import { climateAssembly, noEvidence } from '../../../tests/doubles/climate-example';
import { assemble } from './assemble';

describe('the writers of a report in a chosen language', () => {
  it.each([
    ['fi', 'Finnish'],
    ['sv', 'Swedish'],
  ] as const)('without a model write English alone, and say so when asked for %s', (language, name) => {
    const notice = `It was asked for in ${name}. It is in English, the only language of the offline writer.`;
    for (const evidence of [climateAssembly().evidence, noEvidence]) {
      const report = assemble(climateAssembly({ language, evidence, offline: true }));
      expect(report.notices[1]).toBe(notice);
      expect(report.language).toBe('en');
    }
    const written = assemble(climateAssembly({ language }));
    expect(written.notices).not.toContain(notice);
    expect(written.language).toBe(language);
  });

  it('name no language where none was chosen, and need no notice for English', () => {
    for (const offline of [true, false])
      expect('language' in assemble(climateAssembly({ offline }))).toBe(false);
    const english = assemble(climateAssembly({ language: 'en', offline: true }));
    expect(english.language).toBe('en');
    expect(english.notices.join()).not.toContain('asked for in');
  });
});
