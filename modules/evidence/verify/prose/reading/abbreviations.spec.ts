import { testWorlds } from '../../../../../tests/doubles/statement-worlds';
import { describe, expect, it } from 'vitest';
import { abbreviationsIn, inFull, inShort } from './abbreviations';

describe('Abbreviations of a text', () => {
  it.each([
    ['The State Institute of Public Health (SIPH) warned.', 'SIPH', 'State Institute of Public Health'],
    ['Growth of the gross domestic product (GDP) slowed.', 'GDP', 'gross domestic product'],
    ['The European Space Agency (ESA) launched it.', 'ESA', 'European Space Agency'],
  ])('are found in %s', (text, short, name) => {
    expect([...abbreviationsIn([text])]).toEqual([[short, name]]);
  });

  it.each([
    'Revenue (EUR) rose.',
    'Springfield (IL) voted.',
    'The mill (see Annex B) closed.',
    'Nordic Foods (NASDAQ) fell.',
  ])('are not seen in %s', (text) => {
    expect(abbreviationsIn([text]).size).toBe(0);
  });

  it('are written out, and the other way round', () => {
    const known = abbreviationsIn(['The Meridian Space Agency (MSA) grew.']);
    expect(inFull('The Meridian Space Agency (MSA) grew, and the MSA hired.', known)).toBe(
      'The Meridian Space Agency grew, and the Meridian Space Agency hired.',
    );
    expect(inShort('The Meridian Space Agency grew.', known)).toEqual(['The MSA grew.']);
  });
});

testWorlds([
  {
    passage:
      'The State Institute of Public Health (SIPH) presented its annual report for 2023 in Darnow on 18 June 2024. The SIPH counted 214 cases of measles in 2023.',
    truths: [
      'The State Institute of Public Health presented its annual report for 2023 in Darnow on 18 June 2024.',
      'The State Institute of Public Health presented its 2023 annual report in Darnow in June 2024.',
      'The SIPH presented its annual report for 2023 in Darnow in June 2024.',
      'The State Institute of Public Health counted 214 cases of measles in 2023.',
    ],
    falsehoods: [
      'The State Institute of Public Health presented its annual report for 2022 in Darnow on 18 June 2024.',
      'The State Institute of Public Health presented its annual report for 2023 in Darnow in July 2024.',
      'The National Institute of Public Health counted 214 cases of measles in 2023.',
    ],
  },
  {
    passage:
      'Velmora Medical AG, the Rhenburg-based maker of infusion pumps, increased its revenue to €418.6 million in the first half of 2024, from €379.2 million in the same period a year earlier.',
    truths: [
      'Velmora Medical’s revenue rose to €418.6m in the first half of 2024.',
      'Velmora increased its revenue to €418.6 million in the first half of 2024.',
      'Velmora’s revenue grew by 10.4% in the first half of 2024.',
    ],
    falsehoods: [
      'Velmora’s revenue rose to €418.6 million in 2024.',
      'Velmora’s revenue rose to €379.2 million in the first half of 2024.',
      'Velmora’s profit rose to €418.6 million in the first half of 2024.',
      'Brantholm’s revenue rose to €418.6 million in the first half of 2024.',
    ],
  },
]);
