import { expect, it } from 'vitest';
import { climatePlan } from '../../../tests/doubles/climate-example';
import { previewSection } from './section-preview';

it('previews a section while the report is written: figures filled in, citations and its own title removed', () => {
  const [brief] = climatePlan.sections;
  if (!brief) throw new Error('no section');
  expect(
    previewSection(brief, '## Temperature\n\nIt stood at {{anomaly-1965}} [s1].\n\n- coal', climatePlan),
  ).toEqual([
    { type: 'paragraph', content: 'It stood at -0.11 °C.', sentences: [{ text: 'It stood at -0.11 °C.' }] },
    { type: 'listItem', content: 'coal', sentences: [{ text: 'coal' }] },
  ]);
});
