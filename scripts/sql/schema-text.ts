import {
  eventsTable,
  eventTables,
  envelope,
  type Column,
  type FieldColumn,
} from '../../analytics/table-shapes';
import type { Catalogue } from '../../modules/kernel/events/event';
import { alignedTable } from '../aligned-table';

/** The tables and their columns, for people; the columns of every table are listed once. */
export function schemaText(catalogue: Catalogue): string {
  const events = `${eventsTable.name}: every event\n${columnText(eventsTable.columns)}`;
  const shared = envelope.map(({ name }) => name).join(', ');
  const tables = eventTables(catalogue).map(
    ({ name, type, version, fields }) => `${name}: ${type}, version ${version}\n${columnText(fields)}`,
  );
  return `${events}\nEach table below has these columns too: ${shared}.\n\n${tables.join('\n')}`;
}

const columnText = (columns: readonly (Column | FieldColumn)[]) =>
  alignedTable(
    ['', '', ''],
    columns.map(({ name, kind, ...more }) => [
      `  ${name}`,
      kind === 'time' ? 'time (UTC)' : kind,
      'personal' in more ? "personal: '***', or NULL where nothing was said" : '',
    ]),
    () => false,
  ).replace(/^\s*\n/, '');
