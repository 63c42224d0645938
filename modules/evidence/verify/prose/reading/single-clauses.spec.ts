import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'The authors processed 1,384 battery packs with a combined mass of 417.6 tonnes at a pilot plant in Skarnes. Two thirds of the packs came from Norway and Sweden, one fifth came from Germany and the remainder from the Netherlands. Before leaching, the material was ground to particles smaller than 250 micrometres. Operating costs of the line fell from 3,470 euros per tonne of cells in 2021 to 2,915 euros per tonne in 2022.',
    truths: [
      'The authors processed 1,384 battery packs at the pilot plant in Skarnes.',
      'The battery packs had a combined mass of 417,600 kg.',
      'One fifth of the packs came from Germany.',
      'About 20 percent of the packs came from Germany.',
      'Before leaching, the material was ground to particles smaller than 0.25 millimetres.',
      'In 2022, operating costs of the line were €2,915 per tonne.',
    ],
    falsehoods: [
      'The authors processed 417.6 battery packs at the pilot plant in Skarnes.',
      'The battery packs had an average mass of 417,600 kg.',
      'The battery packs had a combined mass of 417,600 tonnes.',
      'The authors processed 1,384 battery packs in Norway.',
      'One fifth of the packs came from the Netherlands.',
      'One fifth of the packs came from Norway and Sweden.',
      'Two thirds of the packs came from Germany.',
      'Before leaching, the material was ground to particles smaller than 0.25 metres.',
      'In 2021, operating costs of the line were €2,915 per tonne.',
      'In 2022, operating costs of the line were €3,470 per tonne.',
    ],
  },
  {
    passage:
      'Halden Foods plc closed the 2023 financial year with revenue of £4,862 million, up from £4,610 million in 2022. Profit was £187.4 million in 2023.',
    truths: [
      'Halden Foods had revenue of £4,862 million in 2023.',
      'Halden Foods reported revenue of £4,862 million for 2023.',
    ],
    falsehoods: [
      'Halden Foods had revenue of £4,862 million in 2022.',
      'Halden Foods had revenue of £4,610 million in 2023.',
      'Halden Foods had profit of £4,862 million in 2023.',
    ],
  },
]);
