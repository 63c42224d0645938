import { sample, shapes } from '../../doubles/providers/provider-shapes';
import { fail, hold, type PlantedDocument } from './planted';

/** An abstract in JATS, with headings, formulas and raised figures, as publishers deposit it. */
const jats =
  '<jats:title>Abstract</jats:title><jats:sec><jats:title>Background</jats:title><jats:p>Mussels filter sea water. In 2016 a farm in the Torsfjord held 42 tonnes of mussels.</jats:p></jats:sec>' +
  '<jats:sec><jats:title>Results</jats:title><jats:p>The concentration of nitrogen in the fjord fell from 310 &#181;g/l in 2016 to 264 &#181;g/l in 2021. Oxygen near the sea bed did not change. The cost of removing one kilogram of nitrogen was between 11 and 16 euros.</jats:p></jats:sec>' +
  '<jats:sec><jats:title>Conclusions</jats:title><jats:p>Mussel farms might replace a third of the treatment of waste water in small fjords. This holds only where the water is renewed within ten days. Yields of 5.4 kg m<jats:sup>-2</jats:sup> were reached in two of seven summers.</jats:p></jats:sec>';

const farm = 'a farm in the Torsfjord held';
const nitrogen = 'The concentration of nitrogen';
const outlook = 'Mussel farms might replace';

export const jatsAbstract: PlantedDocument = {
  name: 'an abstract of Crossref',
  ask: { provider: 'crossref', kind: 'literature', query: 'mussel farms and nitrogen' },
  answer: shapes.crossref.answer([
    {
      ...shapes.crossref.entry(
        {
          ...sample(),
          title: 'Mussel farms and nitrogen in a fjord',
          doi: '10.5555/mussel.9',
          author: 'Tor Aune',
        },
        0,
      ),
      abstract: jats,
    },
  ]),
  statements: [
    ...hold(farm, 'In 2016, a farm in the Torsfjord held 42 tonnes of mussels.'),
    ...hold(outlook, 'Yields of 5.4 kg/m2 were reached in two of seven summers.'),
    ...hold(
      nitrogen,
      'The concentration of nitrogen in the fjord fell from 310 µg/l in 2016 to 264 µg/l in 2021.',
      'The cost of removing one kilogram of nitrogen was between 11 and 16 euros.',
      'Oxygen near the sea bed did not change.',
    ),
    ...fail(
      farm,
      ['unit', 'In 2016, a farm in the Torsfjord held 42 kilograms of mussels.'],
      ['year', 'In 2021, a farm in the Torsfjord held 42 tonnes of mussels.'],
      ['range', 'In 2016, farms in the Torsfjord held more than 42 tonnes of mussels each.'],
    ),
    ...fail(
      nitrogen,
      [
        'direction',
        'The concentration of nitrogen in the fjord rose from 264 µg/l in 2016 to 310 µg/l in 2021.',
      ],
      ['unit', 'The concentration of nitrogen in the fjord fell from 310 mg/l in 2016 to 264 mg/l in 2021.'],
      ['calculation', 'The concentration of nitrogen in the fjord fell by 46 percent from 2016 to 2021.'],
      ['calculation', 'The concentration of nitrogen in the fjord fell by 64 µg/l from 2016 to 2021.'],
      ['denial', 'Oxygen near the sea bed changed.'],
      ['column', 'The concentration of oxygen in the fjord fell from 310 µg/l in 2016 to 264 µg/l in 2021.'],
      ['range', 'The cost of removing one kilogram of nitrogen was 16 euros.'],
      ['range', 'The cost of removing one kilogram of nitrogen was below 11 euros.'],
      ['unit', 'The cost of removing one tonne of nitrogen was between 11 and 16 euros.'],
      ['year', 'The concentration of nitrogen in the fjord fell from 310 µg/l in 2016 to 264 µg/l in 2012.'],
    ),
    ...fail(
      outlook,
      ['hedge', 'Mussel farms replace a third of the treatment of waste water in small fjords.'],
      ['scope', 'Mussel farms might replace a third of the treatment of waste water in all fjords.'],
      ['value', 'Mussel farms might replace half of the treatment of waste water in small fjords.'],
      ['scope', 'Yields of 5.4 kg per square metre were reached in seven summers.'],
      ['unit', 'Yields of 5.4 kg per metre were reached in two of seven summers.'],
      ['unit', 'Yields of 5.4 kg were reached in two of seven summers.'],
    ),
    ...fail(
      nitrogen,
      [
        'paragraph',
        'The concentration of nitrogen in the mussels fell from 310 µg/l in 2016 to 264 µg/l in 2021.',
      ],
      ['paragraph', 'The cost of removing one kilogram of mussels was between 11 and 16 euros.'],
    ),
    ...fail(
      outlook,
      ['value', 'Yields of 5.4 kg m-2 were reached in five of seven summers.'],
      ['unit', 'Yields of 5.4 kg m-3 were reached in two of seven summers.'],
      ['hedge', 'The water is renewed within ten days.'],
    ),
  ],
};
