import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Changes between two figures of one clause, in percent, in points, absolute and a year, each with what turns them. */
const worlds: readonly World[] = [
  {
    passage:
      'The Marsten tram carried 45,000 passengers a day in 2021, up from 36,000 in 2016; the night buses carried 1,200 passengers a night, down from 1,500. Bakers earn 9 percent of the price of bread, compared with 12 percent twenty years earlier.',
    truths: [
      'The tram carried a quarter more passengers a day in 2021 than in 2016.',
      'The number of passengers on the tram rose by 25 percent between 2016 and 2021.',
      'Passengers on the tram grew by about 4.6 percent a year between 2016 and 2021.',
      'The night buses carried a fifth fewer passengers a night.',
      'The bakers’ share of the price of bread fell by three percentage points.',
    ],
    falsehoods: [
      'The tram carried a quarter more passengers a night in 2021 than in 2016.',
      'The tram carried a quarter more passengers a day in 2016 than in 2021.',
      'The tram carried a quarter fewer passengers a day in 2021 than in 2016.',
      'The tram carried a fifth more passengers a day in 2021 than in 2016.',
      'The tram carried a fifth more passengers a day.',
      'The night buses carried a quarter more passengers a day in 2021 than in 2016.',
      'The buses carried a fifth fewer passengers a night.',
      'The buses carried a fifth fewer passengers.',
      'Passengers on the tram grew by about 4.6 percent between 2016 and 2021.',
      'Passengers on the tram grew by about 25 percent a year between 2016 and 2021.',
      'The number of passengers on the tram rose by 25 percent between 2015 and 2021.',
      'The number of passengers on the tram rose by 25 percent in 2016.',
      'The number of passengers on the tram rose by 25 percent within a year.',
      'The number of passengers on the tram rose by 9,000 in ten years.',
      'The number of trams rose by 25 percent between 2016 and 2021.',
      'The bakers’ share of the price of bread fell by three percent.',
      'The bakers’ share of the price of bread rose by three percentage points.',
      'The bakers’ share of the price of flour fell by three percentage points.',
      'The bakers’ share of the price of bread fell by three percentage points in ten years.',
      'The bakers’ share of the price of bread fell by a quarter.',
      'The price of bread fell by three percentage points.',
      'Bakers fell by three percentage points.',
    ],
  },
  {
    passage:
      'At three schools with later starts, average sleep rose from 6.4 to 7.2 hours within a year, and absence fell from 12 to 9 days. Sales to Norland climbed from 40 to 50 million euros, while sales from Norland dropped from 20 to 15 million euros.',
    truths: [
      'At three schools with later starts, average sleep rose by an eighth.',
      'At schools with later starts, sleep rose by 0.8 hours within a year.',
      'Sales to Norland rose by a quarter.',
      'Sales from Norland fell by a quarter.',
    ],
    falsehoods: [
      'Average sleep rose by an eighth.',
      'Average sleep fell by an eighth.',
      'Sleep rose by 0.8 hours.',
      'At three schools with later starts, average sleep rose by a quarter.',
      'At three schools with later starts, average sleep rose by an eighth within two years.',
      'Sales from Norland rose by a quarter.',
      'Sales to Norland fell by a quarter.',
      'Norland sales rose by a third.',
    ],
  },
  {
    passage:
      'In 2023 the port handled 60 million tonnes, compared with 48 million tonnes in Rask. The fee is not to rise from 8 to 10 euros. Ms Holm said that rents rose from 800 to 1,000 euros. Timber made up 30 percent of exports in 2020, up from 24 percent in 2010, and 45 percent of imports, down from 50 percent.',
    truths: [
      'Rents rose by a quarter, according to Ms Holm.',
      'The share of timber in exports rose by six percentage points between 2010 and 2020.',
    ],
    falsehoods: [
      'The port handled a quarter more.',
      'The port handled a quarter more tonnes in 2023.',
      'The fee rose by a quarter.',
      'The fee is to rise by a quarter.',
      'Rents rose by a quarter.',
      'Rents rose by a quarter, according to Ms Berg.',
      'The share of timber in imports rose by six percentage points between 2010 and 2020.',
      'The share of timber in exports fell by five percentage points.',
      'The share of timber fell by five percentage points.',
      'The share of exports in timber rose by six percentage points between 2010 and 2020.',
      'Exports rose by six percentage points between 2010 and 2020.',
      'Timber exports rose by six percentage points.',
    ],
  },
  {
    passage:
      'The Orla Aquarium in Bergen Sound counted 312,000 visitors in 2022, compared with 300,000 in 2021. A season ticket costs 40 euros and is to rise to 44 euros in March 2026. Perch grew fastest. Their number climbed from 1,600 to 2,400.',
    truths: [
      'The aquarium attracted 4 percent more visitors in 2022 than in 2021.',
      'The season ticket is to rise by four euros in March 2026.',
      'The season ticket is to rise by a tenth in March 2026.',
      'The number of perch rose by half.',
    ],
    falsehoods: [
      'The aquarium attracted 4 percent more visitors in 2021 than in 2022.',
      'The aquarium attracted 4 percent fewer visitors in 2022 than in 2021.',
      'The aquarium attracted 4 percent more visitors in 2022 than in 2020.',
      'The aquarium sold 4 percent more tickets in 2022 than in 2021.',
      'The aquarium lost 4 percent more visitors in 2022 than in 2021.',
      'The season ticket rose by four euros in March 2026.',
      'The season ticket is to rise by four euros in March 2025.',
      'The season ticket is to fall by four euros in March 2026.',
      'The ticket is to rise by four euros in March 2026.',
      'The number of perch rose by a third.',
      'The number of perch fell by half.',
      'The number of visitors rose by half.',
      'The number of pike rose by half.',
    ],
  },
];

testWorlds(worlds);
