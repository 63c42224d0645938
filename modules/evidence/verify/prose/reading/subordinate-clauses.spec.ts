import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'The tunnel, which is 8.4 kilometres long, cost 1.1 billion euros and opened in May 2022, two years later than planned.',
    truths: [
      'The tunnel opened in May 2022.',
      'The tunnel was opened in 2022.',
      'The tunnel opened two years later than planned.',
    ],
    falsehoods: [
      'The tunnel opened in May 2021.',
      'The tunnel was opened in 2020.',
      'The tunnel opened two years earlier than planned.',
      'The tunnel was planned to open in May 2022.',
      'The tunnel closed in May 2022.',
    ],
  },
  {
    passage: 'Some 4,200 residents signed the petition, which the council received on 3 May 2024.',
    truths: [
      'The council received the petition on 3 May 2024.',
      'The council received the petition in May 2024.',
      'The petition was signed by some 4,200 residents.',
    ],
    falsehoods: [
      'The council signed the petition on 3 May 2024.',
      'The residents received the petition on 3 May 2024.',
      'The council received the petition in June 2024.',
      'The council received 4,200 petitions in May 2024.',
      'The petition was signed by 4,200 councils.',
    ],
  },
  {
    passage:
      'The bridge was closed to lorries in June 2023 after engineers found cracks in two of its five pillars.',
    truths: [
      'In June 2023 the bridge was closed to lorries.',
      'Engineers found cracks in two of the bridge’s five pillars.',
    ],
    falsehoods: [
      'In June 2023 the bridge was closed to cyclists.',
      'In June 2022 the bridge was closed to lorries.',
      'In June 2023 the bridge was opened to lorries.',
      'Engineers found cracks in five of the bridge’s pillars.',
      'Engineers found no cracks in two of the bridge’s five pillars.',
      'Lorries found cracks in two of the bridge’s five pillars.',
      'The bridge has been closed to lorries since June 2023.',
    ],
  },
  {
    passage:
      'Founded in 1987, the cooperative has 430 members and delivers vegetables to 9,200 households every week.',
    truths: ['The cooperative was founded in 1987.', 'The cooperative has 430 members.'],
    falsehoods: [
      'The cooperative was founded in 1978.',
      'The cooperative was dissolved in 1987.',
      'The cooperative has had 430 members since 1987.',
      'The cooperative has 9,200 members.',
    ],
  },
  {
    passage:
      'Under the agreement, wages will rise by 4% in April 2025 and by a further 3% in April 2026; it covers 85,000 employees.',
    truths: ['Wages will rise by 4% in April 2025.', 'Wages will rise by a further 3% in April 2026.'],
    falsehoods: [
      'Wages will rise by 3% in April 2025.',
      'Wages rose by 4% in April 2025.',
      'Wages may rise by 4% in April 2025.',
      'Wages will fall by 4% in April 2025.',
    ],
  },
  {
    passage: 'Under the proposal, wages will rise by 4% in April 2025.',
    truths: ['Under the proposal, wages will rise by 4% in April 2025.'],
    falsehoods: ['Wages will rise by 4% in April 2025.'],
  },
  {
    passage:
      'In a survey of 1,500 drivers, 58% said they had used their phone at the wheel at least once in the past month; among drivers under 30 the share was 74%.',
    truths: [
      '58% of drivers said they had used their phone at the wheel at least once in the past month.',
      'The survey covered 1,500 drivers.',
      '1,500 drivers took part in the survey.',
    ],
    falsehoods: [
      '58% of drivers have used their phone at the wheel at least once in the past month.',
      '74% of drivers said they had used their phone at the wheel at least once in the past month.',
      '58% of cyclists said they had used their phone at the wheel at least once in the past month.',
      'The survey covered 1,500 cyclists.',
      '58% of drivers said they had never used their phone at the wheel.',
    ],
  },
  {
    passage:
      'Torvia exported 31,000 tonnes of cheese in 2023, mostly to Germany (12,400 tonnes) and Italy (8,700 tonnes).',
    truths: [
      'Torvia exported 12,400 tonnes of cheese to Germany in 2023.',
      'Torvia exported 8,700 tonnes of cheese to Italy.',
    ],
    falsehoods: [
      'Torvia exported 8,700 tonnes of cheese to Germany in 2023.',
      'Torvia exported 31,000 tonnes of cheese to Germany in 2023.',
      'Torvia imported 8,700 tonnes of cheese from Italy.',
      'Germany exported 12,400 tonnes of cheese to Torvia in 2023.',
    ],
  },
  {
    passage:
      'The fire destroyed 3,400 hectares of forest and 27 houses before it was brought under control on 9 August.',
    truths: [
      'The fire destroyed 27 houses.',
      '27 houses were destroyed by the fire.',
      'The fire was brought under control on 9 August.',
    ],
    falsehoods: [
      'The fire destroyed 3,400 houses.',
      'The fire was not brought under control on 9 August.',
      'The fire broke out on 9 August.',
      '27 houses were destroyed on 9 August.',
      'The forest was brought under control on 9 August.',
    ],
  },
  {
    passage:
      'The radar satellite Pelion-2 lifted off from the Corvo spaceport on 14 March 2023 aboard an Astrel-5 rocket.',
    truths: [
      'Pelion-2 lifted off from the Corvo spaceport in March 2023.',
      'Pelion-2 lifted off in March 2023 aboard an Astrel-5 rocket.',
    ],
    falsehoods: [
      'Pelion-2 lifted off from the Corvo spaceport in March 2022.',
      'Pelion-1 lifted off from the Corvo spaceport in March 2023.',
      'Pelion-2 lifted off from the Arlo spaceport in March 2023.',
      'Pelion-2 did not lift off from the Corvo spaceport in March 2023.',
      'Pelion-2 landed in March 2023 aboard an Astrel-5 rocket.',
      'Astrel-5 lifted off in March 2023 aboard a Pelion-2 rocket.',
    ],
  },
  {
    passage: 'The Rauhkogel cable car was opened in 1968 and completely rebuilt in 2019.',
    truths: ['The Rauhkogel cable car was opened in 1968.'],
    falsehoods: [
      'The Rauhkogel cable car was opened in 2019.',
      'The Rauhkogel cable car opened in 2019.',
      'The Rauhkogel cable car was rebuilt in 1968.',
    ],
  },
  {
    passage:
      'Sales of the shop fell by 5% on 6 March 2025. Visitors rose to 3,000 in the first half of 2025.',
    truths: ['Sales of the shop fell by 5% on 6 March 2025.'],
    falsehoods: [
      'Sales of the shop fell by 5% in March 2025.',
      'Sales of the shop fell by 5% in 2025.',
      'Visitors rose to 3,000 in 2025.',
    ],
  },
  {
    passage:
      'The trial was stopped early in March 2023 because the drug, called Relvanib, caused liver damage in 9 of 210 patients.',
    truths: [
      'The trial was stopped early in March 2023.',
      'Relvanib caused liver damage in 9 of 210 patients.',
    ],
    falsehoods: [
      'The trial caused liver damage in 9 of 210 patients.',
      'Relvanib was stopped early in March 2023.',
      'The trial was called Relvanib.',
      'Relvanib caused liver damage in 210 patients.',
    ],
  },
  {
    passage: 'The city bought the hall, leased to a club, and closed 14 baths in 2020.',
    truths: ['The city closed 14 baths in 2020.'],
    falsehoods: ['The city was leased to a club.', 'The city leased 14 baths to a club.'],
  },
  {
    passage:
      'The book sold 240,000 copies in its first year, has been translated into 31 languages and won the Harmon Prize in 2021.',
    truths: ['The book has been translated into 31 languages.', 'The book won the Harmon Prize in 2021.'],
    falsehoods: [
      'The book has been translated into 240,000 languages.',
      'The book sold 240,000 copies in 2021.',
      'The book sold 31 copies in its first year.',
      'The book was translated into 31 languages in 2021.',
    ],
  },
  {
    passage: 'Rosa Valdi denied that the dam was unsafe and said an inspection in March had found no cracks.',
    truths: [
      'Rosa Valdi denied that the dam was unsafe.',
      'According to Rosa Valdi, an inspection in March found no cracks.',
    ],
    falsehoods: [
      'Rosa Valdi said that the dam was unsafe.',
      'Rosa Valdi denied that an inspection in March had found no cracks.',
      'According to Rosa Valdi, an inspection in March found cracks.',
      'Rosa Valdi said an inspection in March had found the dam unsafe.',
    ],
  },
  {
    passage: 'The ministry denied that the mayor had lied and said the bridge was safe.',
    truths: [],
    falsehoods: [
      'The ministry said the mayor had lied.',
      'The mayor said the bridge was not safe.',
      'The ministry said the bridge was not safe.',
    ],
  },
  {
    passage:
      'The foundation gives 450,000 francs a year to 60 young musicians, each of whom receives the same amount.',
    truths: ['The foundation gives 450,000 francs a year to young musicians.'],
    falsehoods: [
      'The foundation gives 450,000 francs a year to each young musician.',
      'The foundation gives 60 francs a year to young musicians.',
      'The foundation gives 450,000 francs a month to young musicians.',
    ],
  },
  {
    passage: 'In 2023, 64 percent of tern nests were lost, most of them to rats.',
    truths: ['In 2023, 64 percent of tern nests were lost.'],
    falsehoods: [
      '64 percent of tern nests were lost to rats.',
      'In 2023, 64 percent of tern nests were lost to foxes.',
    ],
  },
  {
    passage: 'The Marsten tram carried 45,000 passengers a day in 2021, up from 36,000 in 2016.',
    truths: ['The Marsten tram carried 25 percent more passengers a day in 2021 than in 2016.'],
    falsehoods: [
      'The number of trams rose by 25 percent between 2016 and 2021.',
      'The Marsten tram carried 20 percent more passengers a day in 2021 than in 2016.',
    ],
  },
  {
    passage: 'The night buses carried 1,200 passengers a night, down from 1,500.',
    truths: ['The night buses carried a fifth fewer passengers a night.'],
    falsehoods: ['The buses carried a fifth fewer passengers a night.'],
  },
]);
