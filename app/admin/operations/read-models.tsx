import { Badge } from '~/ui/badge';
import { number } from '~/ui/number';
import { size } from './amounts';
import { FigureTable } from './figure-table';
import type { OperationsShown } from './load-operations.server';
import { Panel } from './panel';

const columns = [
  { name: 'Read model' },
  { name: 'Position', isFigure: true },
  { name: 'Lag', isFigure: true },
  { name: 'Documents', isFigure: true },
  { name: 'Size', isFigure: true },
];

/** The position of each read model, and its number of documents. */
export function ReadModels({ readModels }: Pick<OperationsShown, 'readModels'>) {
  const behind = readModels.filter(({ lag }) => lag > 0).length;
  return (
    <Panel
      id="read-models"
      title="Read models"
      aside={behind === 0 ? 'All are up with the log' : `${behind} behind the log`}
    >
      <FigureTable
        label="Read models"
        columns={columns}
        rows={readModels.map(({ name, position, lag, documents, bytes, isOutdated }) => ({
          key: name,
          cells: [
            <span key="name" className="flex flex-wrap items-center gap-2">
              {name}
              {isOutdated && <Badge tone="caution">Of another version</Badge>}
            </span>,
            number(position),
            lag > 0 ? <span className="text-caution">{number(lag)}</span> : '0',
            number(documents),
            size(bytes),
          ],
        }))}
      />
      <p className="mt-2 text-xs text-muted">
        Lag: events that the model has not looked at yet. Documents and size are counted every five minutes.
      </p>
    </Panel>
  );
}
