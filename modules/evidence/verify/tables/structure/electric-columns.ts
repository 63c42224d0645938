import { memoize } from '../../../../kernel/memoize';
import { type FigureColumn, type Table } from './tables';
import { meaningOf } from '../../words/words';

const isElectric = /\b(?:generation|generated|output|production|produced|electricity|power)\b/i;
const otherEnergy =
  /\b(?:heat\w*|gas|steam|fuels?|oil|coal|thermal|primary|final|hydrogen|biogas|district|cooling|bio\w+|total energy)\b/i;
const fromWeather = /^(?:solar|wind|hydro|nuclear)(?: power)? generation$/i;
const ofWeather = /\b(?:solar|photovoltaics?|wind|hydro|hydropower|tidal)\b/i;

/** Whether a column counts electricity that was made, in a table of electricity, of power or of what makes nothing else. */
export const isElectricity = (table: Table, { name, unit }: FigureColumn): boolean =>
  unit.dim === 'energy' && isElectric.test(name) && !otherEnergy.test(name) && makesElectricity(table);

const makesElectricity = memoize((table: Table): boolean => {
  const { dataset, context } = table;
  const title = dataset.title.replace(/[_-]+/g, ' ');
  if (otherEnergy.test(title)) return false;
  if (['electricity', 'power'].some((each) => context.has(meaningOf(each)))) return true;
  // "Wind generation" is of electricity, and so are the columns of generation beside it.
  if (dataset.columns.some(({ name }) => fromWeather.test(name.trim()))) return true;
  return dataset.columns.some(
    ({ type }, at) => type === 'text' && dataset.rows.every((row) => ofWeather.test(String(row[at] ?? ''))),
  );
});
