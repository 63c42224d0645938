import type { ModelChoice as Model } from '../../composition/application/application';
import { Badge } from '~/ui/badge';
import type { Slot } from '../../modules/models/contract';

type Props = { models: Model[]; chosen: string; onChoose: (slot: string) => void };

/** Three models, one of them chosen. */
export function ModelChoice({ models, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">Written by</legend>
      <div className="grid gap-2 sm:grid-cols-3 sm:gap-3">
        {models.map((model) => (
          <ModelCard key={model.slot} model={model} checked={chosen === model.slot} onChoose={onChoose} />
        ))}
      </div>
      {models.some((model) => model.offline) && <p className="mt-2 text-xs text-muted">{offlineHint}</p>}
    </fieldset>
  );
}

type CardProps = { model: Model; checked: boolean; onChoose: (slot: string) => void };

function ModelCard({ model, checked, onChoose }: CardProps) {
  const labels = modelLabels[model.slot];
  return (
    <label className={cardClass}>
      <input
        type="radio"
        name="model"
        value={model.slot}
        checked={checked}
        onChange={() => onChoose(model.slot)}
        className="sr-only"
      />
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-display text-lg font-medium whitespace-nowrap">{model.name}</span>
        <Badge tone="accent" className="invisible group-has-checked:visible">
          Selected
        </Badge>
      </span>
      <span className="mt-1 flex-1 text-sm text-ink-soft">{labels.goodAt}</span>
      <span className="figures mt-2 text-2xs text-muted">Aims at {labels.aim}</span>
      {model.offline && (
        <span className="mt-1 flex items-center gap-1.5 text-2xs text-muted">
          <span aria-hidden className="pattern pattern-dots" />
          {offlineLabel}
        </span>
      )}
    </label>
  );
}

const cardClass =
  'group relative flex cursor-pointer flex-col rounded-lg border border-line px-4 py-3 transition-colors duration-150 ' +
  'hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

/** The strength and the target of each model: targets of the spec, section 1, not promises. */
const modelLabels: Readonly<Record<Slot, { goodAt: string; aim: string }>> = {
  deepseek: { goodAt: 'A clear overview of one subject. The one to begin with.', aim: '2000+ words' },
  qwen: { goodAt: 'Comparisons: markets, products, countries side by side.', aim: '2000+ words' },
  claude: {
    goodAt: 'Two models plan. Where they agree confidence grows, where they differ you see both.',
    aim: '6 charts, 4 tables, 4000+ words',
  },
};

/** The label of a slot that the offline writer serves. */
const offlineLabel = 'Offline writer, in seconds';

/** Its explanation. */
const offlineHint =
  'The offline writer needs no language model: it quotes and counts what your files say. Without files it writes a demo, and says so.';
