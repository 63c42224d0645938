import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

const energy = `Year,Generation (TWh),Consumption (TWh),Coal generation (TWh),CO2 emissions (Mt),Renewable share (%),Wholesale price (EUR per MWh)
2015,80.0,79.9,25.9,81.0,27.8,34.70
2016,81.7,80.6,24.7,80.2,28.3,31.90
2017,83.4,81.5,23.1,78.8,30.0,37.60
2018,82.6,82.4,21.0,76.4,32.5,47.30
2019,79.3,81.7,15.2,69.5,36.9,40.20
2020,75.6,77.1,9.8,60.7,42.3,29.50
2021,78.4,80.2,12.6,65.2,41.0,93.40
2022,82.0,78.6,13.9,64.1,44.7,221.80
2023,80.9,76.3,8.3,57.0,51.2,97.50
`;

/** Spans of years that a limit ends, and electricity that a table of generation does not name. */
const worlds: readonly TableWorld[] = [
  {
    name: 'energy.csv',
    table: energy,
    truths: `
* | Before 2021, the wholesale price was highest in 2018.
* | In no year before 2021 was the wholesale price above EUR 50 per MWh.
* | Until 2020 the wholesale price never exceeded EUR 50 per MWh.
* | The wholesale price was below EUR 50 per MWh in every year before 2021.
* | After 2020, CO2 emissions were lowest in 2023.
* | Across the years 2018, 2019 and 2020, the mean wholesale price was 39.00 EUR per MWh.
* | In every year from 2015 to 2023, CO2 emissions were above 50 Mt.
* | CO2 emissions rose in 2021.
* | CO2 emissions fell in 2020.
* | The largest fall in the renewable share was in 2021.
* | The compound annual growth rate of coal generation from 2015 to 2023 was -13.3%.
`,
    falsehoods: `
* | Before 2021, the wholesale price was highest in 2017.
* | Before 2021, the wholesale price was highest in 2022.
* | In no year before 2022 was the wholesale price above EUR 50 per MWh.
* | Until 2021 the wholesale price never exceeded EUR 50 per MWh.
* | The wholesale price was below EUR 50 per MWh in every year before 2022.
* | After 2020, CO2 emissions were lowest in 2022.
* | Across the years 2018, 2019 and 2020, the mean wholesale price was 40.00 EUR per MWh.
* | In every year from 2015 to 2023, CO2 emissions were above 60 Mt.
* | Consumption rose until 2020.
* | CO2 emissions rose in 2020.
* | The largest fall in the renewable share was in 2022.
* | The compound annual growth rate of coal generation from 2015 to 2023 was 13.3%.
`,
  },
  {
    name: 'grid.csv',
    table: energy,
    truths: `
* | Electricity consumption was lowest in 2023, at 76.3 TWh.
* | In 2016, 81.7 TWh of electricity were generated.
* | Coal-fired generation amounted to 8,300 GWh in 2023.
* | In 2015 coal accounted for 32.4% of all electricity generated.
`,
    falsehoods: `
* | Gas consumption was lowest in 2023, at 76.3 TWh.
* | In 2016, 81.7 TWh of heat were generated.
* | Gas-fired generation amounted to 8,300 GWh in 2023.
* | In 2015 coal accounted for 32.4% of all electricity consumed.
`,
  },
  {
    name: 'heat_and_power.csv',
    table: energy.replace('Coal generation', 'Heat output'),
    truths: '* | Consumption was lowest in 2023, at 76.3 TWh.',
    falsehoods: '* | Electricity consumption was lowest in 2023, at 76.3 TWh.',
  },
];

testTables(worlds);
