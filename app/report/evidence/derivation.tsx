import {
  inputsOf,
  moreWords,
  passageId,
  shownFirst,
  type Note,
  type ReadInput,
} from '../../../modules/exports/contract';
import { CollapsedRest } from '../page/collapsed-rest';

type DerivationProps = { note: Note; idPrefix: string };

/** The derivation of a figure: in words, as a formula, and by its input cells. */
export function Derivation({ note, idPrefix }: DerivationProps) {
  const { id, derivation } = note.claim;
  if (!derivation) return null;
  const inputs = inputsOf(note);
  const rest = inputs.slice(shownFirst);
  const listed = (some: readonly ReadInput[]) => (
    <Inputs inputs={some} hrefOf={(spanId) => `#${idPrefix}${passageId(id, spanId)}`} />
  );
  return (
    <div className="space-y-1.5 text-xs text-ink-soft">
      <p>Derivation: {derivation.text}</p>
      {derivation.formula && (
        <p className="figures w-fit rounded-sm bg-sunk px-2 py-1 text-ink wrap-anywhere">
          {derivation.formula}
        </p>
      )}
      {inputs.length > 0 && listed(inputs.slice(0, shownFirst))}
      {rest.length > 0 && (
        <CollapsedRest words={moreWords(rest.length, 'input')}>{listed(rest)}</CollapsedRest>
      )}
    </div>
  );
}

type InputsProps = { inputs: readonly ReadInput[]; hrefOf: (spanId: string) => string };

/** Each cell links to its passage. */
const Inputs = ({ inputs, hrefOf }: InputsProps) => (
  <ul className="figures max-w-80">
    {inputs.map(({ label, figure, passage }, index) => (
      <li
        key={index}
        className="flex items-center justify-between gap-3 border-b border-line py-0.5 pointer-coarse:min-h-11"
      >
        {passage ? (
          <a
            href={hrefOf(passage.id)}
            className="link min-w-0 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {label}
          </a>
        ) : (
          <span className="min-w-0">{label}</span>
        )}
        <span className="flex-none text-ink">{figure}</span>
      </li>
    ))}
  </ul>
);
