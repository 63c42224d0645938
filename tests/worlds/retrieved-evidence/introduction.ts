import { sample, shapes } from '../../doubles/providers/provider-shapes';
import { fail, hold, type PlantedDocument } from './planted';

const text = [
  'Hollen Bridge is a suspension bridge over the river Arna in western Kestria. It was designed by Signe Torvund, built by the firm Maas & Sons between 1931 and 1936, and opened on 4 June 1936. With a main span of 486 metres it was the longest bridge in the country until 1974, when the Vik Bridge surpassed it.',
  'About 21,500 vehicles crossed it each day in 2018, down from 27,000 in 2009. Lorries heavier than 12 tonnes have been banned since 2011. Its towers are 94 metres high; those of the Vik Bridge are 133 metres high.',
  'The writer Odd Haugen described it as “the iron harp of the west”. Some residents call it unsafe, but inspectors found no damage in 2019.',
].join('\n');

const built = 'Hollen Bridge is a suspension bridge';
const traffic = 'About 21,500 vehicles';
const harp = 'the iron harp of the west';
const lorries = 'Lorries heavier than 12 tonnes';

export const introduction: PlantedDocument = {
  name: 'an introduction of Wikipedia',
  ask: { provider: 'wikipedia', kind: 'literature', query: 'Hollen Bridge' },
  answer: shapes.wikipedia.answer([
    shapes.wikipedia.entry(
      { ...sample(), title: 'Hollen Bridge', url: 'https://en.wikipedia.org/wiki/Hollen_Bridge', text },
      0,
    ),
  ]),
  statements: [
    ...hold(
      built,
      'Hollen Bridge was designed by Signe Torvund.',
      'Hollen Bridge opened on 4 June 1936.',
      'Hollen Bridge has a main span of 486 metres.',
    ),
    ...hold(traffic, 'About 21,500 vehicles crossed it each day in 2018.'),
    ...hold(
      lorries,
      'Lorries heavier than 12 tonnes have been banned since 2011.',
      'Its towers are 94 metres high.',
    ),
    ...hold(harp, 'Odd Haugen described it as “the iron harp of the west”.'),
    ...fail(
      built,
      ['attribution', 'Hollen Bridge was designed by Maas & Sons.'],
      ['attribution', 'Hollen Bridge was built by Signe Torvund.'],
      ['year', 'Hollen Bridge opened on 4 June 1931.'],
      ['year', 'Hollen Bridge opened on 6 April 1936.'],
      ['scope', 'Hollen Bridge is the longest bridge in the country.'],
      ['order', 'Hollen Bridge surpassed the Vik Bridge in 1974.'],
      ['column', 'The Vik Bridge has a main span of 486 metres.'],
      ['unit', 'Hollen Bridge has a main span of 486 feet.'],
      ['range', 'Hollen Bridge was built in 1931.'],
      ['scope', 'With a main span of 486 metres it was the longest bridge in the world until 1974.'],
      ['denial', 'Hollen Bridge is a suspension bridge over the river Vik in western Kestria.'],
    ),
    ...fail(
      traffic,
      [
        'direction',
        'The number of vehicles that crossed it each day rose from 21,500 in 2009 to 27,000 in 2018.',
      ],
      ['year', 'About 27,000 vehicles crossed it each day in 2018.'],
      ['unit', 'About 21,500 vehicles crossed it each week in 2018.'],
      ['calculation', 'Traffic fell by a third between 2009 and 2018.'],
      ['hedge', 'Exactly 21,500 vehicles crossed it each day in 2018.'],
    ),
    ...fail(
      harp,
      ['quote', 'Odd Haugen described it as “the iron harp of the east”.'],
      ['attribution', 'Signe Torvund described it as “the iron harp of the west”.'],
      ['denial', 'Inspectors found damage in 2019.'],
      ['attribution', 'Inspectors call it unsafe.'],
      ['hedge', 'Hollen Bridge is unsafe.'],
    ),
    ...fail(
      built,
      ['scope', 'With a main span of 486 metres it is the longest bridge in the country.'],
      ['order', 'The Vik Bridge was built between 1931 and 1936.'],
    ),
    ...fail(traffic, [
      'direction',
      'About 21,500 vehicles crossed it each day in 2018, up from 27,000 in 2009.',
    ]),
    ...fail(
      harp,
      ['quote', 'Odd Haugen criticised it as “the iron harp of the west”.'],
      ['attribution', 'Odd Haugen described the Vik Bridge as “the iron harp of the west”.'],
    ),
    ...fail(
      lorries,
      ['denial', 'Lorries lighter than 12 tonnes have been banned since 2011.'],
      ['order', 'Its towers are 133 metres high; those of the Vik Bridge are 94 metres high.'],
      ['range', 'Lorries have been banned since 2011.'],
      ['denial', 'Lorries heavier than 12 tonnes have been allowed since 2011.'],
    ),
  ],
};
