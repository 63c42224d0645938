import type { RetrieveChoice } from '../../composition/application/application';

type Props = {
  /** The kinds that this site is set up for. */
  choices: readonly RetrieveChoice[];
  /** The kinds chosen before a refusal. */
  chosen: readonly string[];
};

/** Where to look for further sources: checkboxes, which need no scripts. Not shown on a site without providers. */
export function RetrieveField({ choices, chosen }: Props) {
  if (choices.length === 0) return null;
  return (
    <fieldset aria-describedby="retrieve-hint">
      <legend className="mb-2 text-sm font-medium">Look for sources</legend>
      <div className="grid gap-2 sm:grid-cols-3 sm:gap-3">
        {choices.map(({ kind, providers }) => (
          <label key={kind} className={choiceClass}>
            <input
              type="checkbox"
              name="retrieve"
              value={kind}
              defaultChecked={chosen.includes(kind)}
              className="size-5 flex-none accent-accent outline-none"
            />
            <span className="min-w-0">
              <span className="block text-sm font-medium">{names[kind]}</span>{' '}
              <span className="block text-2xs text-muted">{providers.join(', ')}</span>
            </span>
          </label>
        ))}
      </div>
      <p id="retrieve-hint" className="mt-2 text-xs text-muted">
        The words of your question, searches drafted from them and, where you attach nothing, words of the
        planned sections are sent to the providers named here; your name and your files are not.
      </p>
    </fieldset>
  );
}

const names: Readonly<Record<RetrieveChoice['kind'], string>> = {
  web: 'Search the web',
  literature: 'Literature',
  statistics: 'Statistics',
};

const choiceClass =
  'touch flex cursor-pointer items-start gap-3 rounded-lg border border-line px-3 py-2.5 transition-colors duration-150 ' +
  'hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';
