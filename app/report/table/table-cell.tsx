import { cellStyle, type CellStyle } from '../../../modules/exports/contract';
import { Badge } from '~/ui/badge';

const badges = {
  'badge-destructive': 'negative',
  'badge-secondary': 'caution',
  'badge-default': 'plain',
} as const;
const colours: Readonly<Partial<Record<CellStyle, string>>> = {
  positive: 'text-positive',
  negative: 'text-negative',
  money: 'font-semibold',
  temperature: 'text-negative',
};
/** Shapes besides the colours; the sign before the figure says the same in text. */
const shapes: Readonly<Partial<Record<CellStyle, string>>> = { positive: '▲', negative: '▼' };

/** A cell styled by its text and column. Spec section 5. */
export function TableCell({ header, text }: { header: string; text: string }) {
  const style = cellStyle(header, text);
  if (style === 'badge-destructive' || style === 'badge-secondary' || style === 'badge-default')
    return <Badge tone={badges[style]}>{text}</Badge>;
  const shape = shapes[style];
  return (
    <span className={colours[style]}>
      {shape && (
        <span aria-hidden className="mr-1 text-[0.625em]">
          {shape}
        </span>
      )}
      {text}
    </span>
  );
}
