import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Statements in other words than their passage: the rest of a whole, voice, causes, years told by "a year earlier", each with what turns them. */
const worlds: readonly World[] = [
  {
    passage:
      'The city compensated 46 of the 71 shops. Seven of the nine beaches meet the standard. Women hold 12 of the 40 board seats. About 30 of the 80 wells were tested. Some of the 24 clerks were trained.',
    truths: [
      'Twenty-five of the 71 shops were not compensated.',
      '25 of the 71 shops were not compensated by the city.',
      'Two of the nine beaches do not meet the standard.',
      'Two of the nine beaches fail to meet the standard.',
      'Men hold 28 of the 40 board seats.',
      '46 of the 71 shops were compensated by the city.',
      'Of the 71 shops, 46 were compensated.',
    ],
    falsehoods: [
      '46 of the 71 shops were not compensated.',
      '25 of the 71 shops were compensated.',
      '26 of the 71 shops were not compensated.',
      '25 of the 72 shops were not compensated.',
      '25 of the 71 shops did not compensate the city.',
      '25 of the 71 beaches were not compensated.',
      'About 25 of the 71 shops were not compensated.',
      'More than 25 of the 71 shops were not compensated.',
      '25 of the 71 shops will not be compensated.',
      '25 of the 71 shops were never compensated.',
      'Seven of the nine beaches do not meet the standard.',
      'Seven of the nine beaches fail to meet the standard.',
      'Two of the nine beaches meet the standard.',
      'Two of the nine shops do not meet the standard.',
      'Men hold 12 of the 40 board seats.',
      'Women hold 28 of the 40 board seats.',
      'Men do not hold 28 of the 40 board seats.',
      '50 of the 80 wells were not tested.',
      '12 of the 24 clerks were not trained.',
      '25 of the 71 shops were not compensated by the state.',
      'Of the 71 shops, 25 were compensated.',
      'Of the 46 shops, 71 were compensated.',
    ],
  },
  {
    passage:
      'Biologists attribute the decline to invasive reeds. The association blames the mite for most of the losses. The board put the delay down to a strike. The minister did not blame the drought for the fires.',
    truths: [
      'The decline is attributed to invasive reeds by biologists.',
      'The board attributes the delay to a strike.',
    ],
    falsehoods: [
      'Invasive reeds are attributed to the decline by biologists.',
      'The decline is attributed to invasive biologists by reeds.',
      'The decline is attributed to the mite by biologists.',
      'The losses are blamed on the mite by the association.',
      'All of the losses are blamed on the mite by the association.',
      'Most of the losses are blamed on the association by the mite.',
      'Most of the losses are blamed on the mite by biologists.',
      'The association attributes the mite to most of the losses.',
      'The association does not blame the mite for most of the losses.',
      'The board attributes a strike to the delay.',
      'The board attributes the decline to a strike.',
      'The decline was caused by the mite.',
      'The minister attributes the fires to the drought.',
      'The fires are blamed on the drought by the minister.',
    ],
  },
  {
    passage:
      'Sorrel Foods raised its revenue by 6 percent to 412 million euros in 2024. Operating profit amounted to 29 million euros, after 33 million euros in the year before. Last month the baker Olm cut its prices from 5 to 4 euros.',
    truths: [
      'The revenue of Sorrel Foods rose by 6 percent to 412 million euros in 2024.',
      'Operating profit fell from 33 million euros in 2023 to 29 million euros in 2024.',
      'Operating profit was 33 million euros in 2023.',
    ],
    falsehoods: [
      'The revenue of Sorrel Foods fell by 6 percent to 412 million euros in 2024.',
      'The revenue of Olm rose by 6 percent to 412 million euros in 2024.',
      'The revenue of Sorrel Foods rose by 412 million euros to 6 percent in 2024.',
      'The revenue of Sorrel Foods rose by 6 percent to 412 million euros in 2023.',
      'The costs of Sorrel Foods rose by 6 percent to 412 million euros in 2024.',
      'Operating profit fell from 29 million euros in 2023 to 33 million euros in 2024.',
      'Operating profit rose from 33 million euros in 2023 to 29 million euros in 2024.',
      'Operating profit fell from 33 million euros in 2022 to 29 million euros in 2024.',
      'Operating profit fell from 33 million euros in 2024 to 29 million euros in 2025.',
      'Operating profit was 29 million euros in 2023.',
      'Operating profit was 33 million euros in 2024.',
      'Revenue fell from 33 million euros in 2023 to 29 million euros in 2024.',
      'Operating profit fell from 33 to 29 percent.',
      'The prices of Sorrel Foods fell from 5 to 4 euros.',
      'The prices of the baker Olm rose from 4 to 5 euros.',
    ],
  },
  {
    passage:
      'The largest buyer, Melvia, cancelled its contract with the dairy in March. “The bridge was cheaper than the tunnel,” said engineer Anna Holm. Rosa Vey said that the spring had dried up. She does not expect rain before June. “Our lawyers advised against the sale,” said Piet Loon.',
    truths: [
      'Melvia cancelled its contract with the dairy in March.',
      'Rosa Vey does not expect rain before June.',
    ],
    falsehoods: [
      'The contract with Melvia was cancelled by the dairy in March.',
      'The dairy cancelled its contract with the largest buyer in March.',
      'The contract with the dairy was cancelled by Melvia in May.',
      'The contract with the dairy was not cancelled by Melvia in March.',
      'The contract with the dairy will be cancelled by Melvia in March.',
      'Anna Holm said that the tunnel was cheaper than the bridge.',
      'Rosa Vey said that the bridge was cheaper than the tunnel.',
      'Anna Holm said that the bridge was not cheaper than the tunnel.',
      'Anna Holm denied that the bridge was cheaper than the tunnel.',
      'The bridge was cheaper than the tunnel.',
      'Anna Holm does not expect rain before June.',
      'Rosa Vey expects rain before June.',
      'Rosa Vey does not expect rain after June.',
      'Piet Loon said that Anna Holm advised against the sale.',
      'Piet Loon advised against the sale.',
    ],
  },
];

testWorlds(worlds);
