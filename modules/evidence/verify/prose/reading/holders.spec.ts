import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Whose deed it is, where a text names an organisation by its kind, and deeds of another one. */
testWorlds([
  {
    passage:
      "Aldern Mills: report\n\nAldern Mills closed its plant in Lund in May 2021. Its rival, Brask, opened a shop in Oslo. The firm dismissed the foreman in June 2021. The foreman's brother was hired in July 2021. The council of Lund permitted the sale in 2022. The mill's old boiler was replaced in 2019.",
    truths: [
      'The sale was allowed by the council of Lund in 2022.',
      'The old boiler of the mill was replaced in 2019.',
    ],
    falsehoods: [
      'Aldern Mills laid off the foreman in June 2021.',
      'Brask laid off the foreman in June 2021.',
      'Brask closed its plant in Lund in May 2021.',
      'Aldern Mills opened a shop in Oslo.',
      'The foreman was hired in July 2021.',
      "The brother's foreman was hired in July 2021.",
      'The council of Oslo permitted the sale in 2022.',
      'The council of Lund permitted the purchase in 2022.',
      'The council of Lund banned the sale in 2022.',
      'The council of Lund permitted the sale in 2021.',
      'The new boiler of the mill was replaced in 2019.',
      'The boiler of the old mill was replaced in 2019.',
      'The plant in Oslo was shut by Aldern Mills in May 2021.',
      'The plant in Lund was sold by Aldern Mills in May 2021.',
    ],
  },
  {
    passage:
      'Terrin Zoo\n\nTerrin Zoo, which opened in 1961, keeps 210 species. The zoo bought a new tiger in 2022. The keepers kept the visitors away from the cage in March 2023. The city has barred cars from the park since 2020. The zoo does not plan to raise its prices.',
    truths: ['Terrin Zoo acquired a new tiger in 2022.', 'Terrin Zoo purchased a new tiger in 2022.'],
    falsehoods: [
      'Terrin Zoo acquired a new lion in 2022.',
      'Terrin Zoo sold a new tiger in 2022.',
      'The city bought a new tiger in 2022.',
      'Terrin Zoo will buy a new tiger in 2022.',
      'The tiger bought a new zoo in 2022.',
      'The visitors kept the keepers away from the cage in March 2023.',
      'The keepers kept the cage away from the visitors in March 2023.',
      'The city has allowed cars in the park since 2020.',
      'Terrin Zoo plans to raise its prices.',
      'Terrin Zoo plans to lower its prices.',
      'The city bought a tiger in 2020.',
    ],
  },
]);
