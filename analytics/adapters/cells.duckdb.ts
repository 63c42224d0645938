import {
  DuckDBTypeId,
  JsonDuckDBValueConverter,
  type DuckDBType,
  type DuckDBValue,
  type DuckDBValueConverter,
} from '@duckdb/node-api';
import type { Cell } from '../log-tables';

const wholeNumbers = new Set<DuckDBTypeId>([
  DuckDBTypeId.BIGINT,
  DuckDBTypeId.UBIGINT,
  DuckDBTypeId.HUGEINT,
  DuckDBTypeId.UHUGEINT,
]);
const numbers = new Set<DuckDBTypeId>([
  ...wholeNumbers,
  DuckDBTypeId.TINYINT,
  DuckDBTypeId.SMALLINT,
  DuckDBTypeId.INTEGER,
  DuckDBTypeId.UTINYINT,
  DuckDBTypeId.USMALLINT,
  DuckDBTypeId.UINTEGER,
  DuckDBTypeId.FLOAT,
  DuckDBTypeId.DOUBLE,
  DuckDBTypeId.DECIMAL,
]);

export const isNumeric = ({ typeId }: DuckDBType) => numbers.has(typeId);

/** A value of DuckDB as plain JSON. */
export function cellOf(value: DuckDBValue, type: DuckDBType | undefined): Cell {
  if (type?.alias === 'JSON' && value !== null) return JSON.parse(String(value)) as Cell;
  return type ? toCell(value, type, toCell) : null;
}

/** The same inside lists and structs. */
const toCell: DuckDBValueConverter<Cell> = (value, type, converter) => {
  if (value === null) return null;
  if (wholeNumbers.has(type.typeId)) return safely(String(value));
  if (type.typeId === DuckDBTypeId.DECIMAL) return Number(String(value));
  return JsonDuckDBValueConverter(value, type, converter);
};

const safely = (digits: string) => (Number.isSafeInteger(Number(digits)) ? Number(digits) : digits);
