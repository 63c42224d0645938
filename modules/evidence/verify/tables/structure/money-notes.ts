import type { Dataset } from '../../../evidence';
import { currencies } from '../../numbers/currencies';
import { columnUnit } from '../../numbers/units';

const noted =
  /^(?:\*|Note: )?(?:[Aa]ll )?(?:the )?(?:amounts|sums|figures|values|budget figures|monetary (?:amounts|values))(?: (?:are|is))?(?: (?:given|shown|stated|expressed|reported))? in (?<unit>[^.;()]{2,32})\.?$/i;
const moneyName =
  /\b(?:budget(?:ed)?|actual|spen[dt]|spending|expenditures?|costs?|expenses?|outlay|revenues?|income|receipts|sales|turnover|profits?|loss|result|earnings|balance|surplus|deficit|grants?|subsid(?:y|ies)|wages|salaries|tax(?:es)?|debt|assets|liabilities|investment|reserves)\b/i;

/**
 * "All amounts in thousands of pounds": the unit of the columns of money that have none of their own. Columns that count something
 * else, such as staff, have no part in it.
 */
export function withMoneyUnits(dataset: Dataset, lines: readonly string[]): Dataset {
  const units = [...new Set(lines.flatMap((line) => unitIn(line) ?? []))];
  const [unit] = units;
  if (unit === undefined || units.length > 1) return dataset;
  const columns = dataset.columns.map((column) =>
    column.type === 'number' && column.unit === '' && moneyName.test(column.name)
      ? { ...column, unit }
      : column,
  );
  return { ...dataset, columns };
}

/** "Thousands of pounds" as "GBP thousand". */
function unitIn(line: string): string | undefined {
  const [, scale = '', name = ''] =
    /^(?:(thousand|million|billion)s?(?: of)? )?(.+)$/i.exec(
      noted.exec(line.trim())?.groups?.unit?.trim() ?? '',
    ) ?? [];
  const { dim, words } = columnUnit(name);
  if (!currencies.has(dim) || words.length > 0) return undefined;
  return scale === '' ? name.trim() : `${dim} ${scale.toLowerCase()}`;
}
