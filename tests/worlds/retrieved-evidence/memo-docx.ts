import { docxOf, paragraph, wordTable } from '../../doubles/documents/office';
import { fail, hold, type PlantedDocument } from './planted';
import { webResult } from './web-result';

const bytes = docxOf(
  [
    paragraph('School meals in Lindvall', 'Heading1'),
    paragraph(
      'The kitchens served 1.38 million meals in the school year 2022/23, 4 percent fewer than in 2021/22. Each meal cost the town 3.85 euros, of which parents paid 1.50 euros.',
    ),
    paragraph(
      'Two of the nine kitchens cook without gas. The council intends to convert four more by 2026, provided that the state pays half of the cost.',
    ),
    paragraph(
      'The auditor, Ragna Moe, wrote that “the savings were smaller than promised and cannot be traced in the accounts”. The head of the kitchens, Olav Ness, disagreed.',
    ),
    wordTable([
      ['Kitchen', 'Meals a day', 'Staff', 'Food waste (g per meal)'],
      ['Bakke', '1,240', '11', '62'],
      ['Eidet', '980', '9', '48'],
      ['Fossum', '1,515', '14', '71'],
    ]),
    paragraph('Food waste was weighed in March 2023. Meals for pupils on excursions are not counted.'),
  ].join(''),
);

const meals = 'The kitchens served';
const gas = 'cook without gas';
const auditor = 'The auditor, Ragna Moe';
const [bakke, eidet, fossum] = ['Kitchen: Bakke', 'Kitchen: Eidet', 'Kitchen: Fossum'];
const columns = 'Columns: Kitchen';

export const memoDocx: PlantedDocument = {
  name: 'a memorandum in DOCX',
  ...webResult(
    {
      path: '/meals.docx',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      bytes,
    },
    'School meals in Lindvall',
  ),
  statements: [
    ...hold(
      meals,
      'The kitchens served 1.38 million meals in the school year 2022/23.',
      'Each meal cost the town 3.85 euros.',
    ),
    ...hold(gas, 'Two of the nine kitchens cook without gas.'),
    ...hold(
      auditor,
      'Ragna Moe wrote that “the savings were smaller than promised and cannot be traced in the accounts”.',
    ),
    ...hold(bakke, 'Bakke has a staff of 11.', 'In Bakke, food waste was 62 g per meal.'),
    ...hold(
      [eidet, fossum],
      'Fossum cooks 535 more meals a day than Eidet.',
      'Food waste was 48 g per meal in Eidet and 71 g per meal in Fossum.',
    ),
    ...hold(columns, 'The three kitchens have a staff of 34 in total.'),
    ...fail(
      meals,
      ['year', 'The kitchens served 1.38 million meals in the school year 2021/22.'],
      [
        'direction',
        'The kitchens served 1.38 million meals in the school year 2022/23, 4 percent more than in 2021/22.',
      ],
      ['scale', 'The kitchens served 1.38 billion meals in the school year 2022/23.'],
      ['column', 'Parents paid 3.85 euros for each meal.'],
      ['calculation', 'The town paid 2.25 euros of each meal itself.'],
      ['percentage points', 'The kitchens served 4 percentage points fewer meals than in 2021/22.'],
    ),
    ...fail(
      gas,
      ['denial', 'Two of the nine kitchens cook with gas.'],
      ['value', 'Four of the nine kitchens cook without gas.'],
      ['hedge', 'The council will convert four more by 2026.'],
      ['hedge', 'The state pays half of the cost of four more kitchens.'],
      ['scope', 'The two kitchens without gas are the only ones in the country.'],
    ),
    ...fail(
      auditor,
      [
        'quote',
        'Ragna Moe wrote that “the savings were greater than promised and cannot be traced in the accounts”.',
      ],
      ['quote', 'Ragna Moe wrote that “the savings can be traced in the accounts”.'],
      [
        'attribution',
        'Olav Ness wrote that “the savings were smaller than promised and cannot be traced in the accounts”.',
      ],
      ['quote', 'The mayor, Ragna Moe, wrote that “the savings were smaller than promised”.'],
      ['attribution', 'Olav Ness agreed with the auditor, Ragna Moe.'],
    ),
    ...fail(
      bakke,
      ['column', 'Bakke has a staff of 62.'],
      ['row', 'Bakke has a staff of 14.'],
      ['unit', 'In Bakke, food waste was 62 kg per meal.'],
      ['unit', 'In Bakke, food waste was 62 g per day.'],
      ['direction', 'Food waste in Bakke fell to 62 g per meal.'],
    ),
    ...fail(
      [eidet, fossum],
      ['order', 'Food waste was 71 g per meal in Eidet and 48 g per meal in Fossum.'],
      ['order', 'Eidet cooks 535 more meals a day than Fossum.'],
      ['calculation', 'Food waste was a third lower in Fossum than in Eidet.'],
    ),
    ...fail(
      columns,
      ['calculation', 'The three kitchens cook 3,375 meals a day in total.'],
      ['scope', 'The nine kitchens have a staff of 34 in total.'],
      ['row', 'Food waste per meal was lowest in Bakke.'],
    ),
    ...fail(
      meals,
      ['attribution', 'The town paid 1.50 euros for each meal.'],
      ['denial', 'The kitchens threw away 1.38 million meals in the school year 2022/23.'],
    ),
    ...fail(gas, ['scope', 'Nine kitchens cook without gas.']),
    ...fail(auditor, [
      'attribution',
      'Ragna Moe, the head of the kitchens, wrote that “the savings were smaller than promised and cannot be traced in the accounts”.',
    ]),
  ],
};
