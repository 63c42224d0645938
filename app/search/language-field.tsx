import clsx from 'clsx';
import type { LanguageChoice } from '../../modules/search/contract';
import { inputClass } from '~/ui/field';

/** The language that the report is written in: a select, which needs no scripts. `chosen`: before a refusal. */
export function LanguageField({ chosen }: { chosen: string }) {
  return (
    <div>
      <label htmlFor="report-language" className="mb-1.5 block text-sm font-medium">
        Report language
      </label>
      <select
        id="report-language"
        name="language"
        defaultValue={choices.some(([value]) => value === chosen) ? chosen : 'auto'}
        aria-describedby="report-language-hint"
        className={clsx(inputClass, 'sm:max-w-64')}
      >
        {choices.map(([value, name]) => (
          <option key={value} value={value} lang={value === 'auto' ? undefined : value}>
            {name}
          </option>
        ))}
      </select>
      <p id="report-language-hint" className="mt-2 text-xs text-muted">
        Headings, labels and notes of this site stay in English. A sentence in another language is supported
        only where its source says it word for word.
      </p>
    </div>
  );
}

const choices: readonly (readonly [LanguageChoice, string])[] = [
  ['auto', 'As the query'],
  ['en', 'English'],
  ['fi', 'Suomi'],
  ['sv', 'Svenska'],
];
