import { verdictsOver } from '../../claims.fixture';
import { describe, expect, it } from 'vitest';
import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Units with a time that a sentence leaves out, and money against its hundredth. */
const worlds: readonly TableWorld[] = [
  {
    name: 'rents.csv',
    table: `District,Dwellings,Average rent 2023 (€/m² per month),Heating cost 2023 (€/m² per year),Service charge 2023 (€/m² per month)
Oldtown,9842,14.85,11.20,2.10
Millbrook,15203,10.75,9.40,1.85
St Alda,11087,13.20,12.60,2.45
Birch Row,5431,9.80,8.90,1.60
`,
    truths: `
Millbrook | The average rent in Millbrook was 10.75 euros per square metre in 2023.
Millbrook | The average rent in Millbrook was €10.75/m² in 2023.
Millbrook | The average rent in Millbrook was 10.75 euros per square metre per month in 2023.
Millbrook | The average monthly rent in Millbrook was 10.75 euros per square metre in 2023.
Millbrook | The heating cost in Millbrook was 9.40 euros per square metre per year in 2023.
Millbrook | The service charge in Millbrook was 1.85 euros per square metre per month in 2023.
* | Oldtown had the highest average rent of all districts, at 14.85 euros per square metre.
* | In two districts the average rent was above 12 euros per square metre.
* | The average rent in St Alda was 3.40 euros per square metre higher than in Birch Row.
`,
    falsehoods: `
Millbrook | The average rent in Millbrook was 10.75 euros per square metre per year in 2023.
Millbrook | The average rent in Millbrook was 10.75 euros per square metre a year in 2023.
Millbrook | The average annual rent in Millbrook was 10.75 euros per square metre in 2023.
Millbrook | The average yearly rent in Millbrook was 10.75 euros per square metre in 2023.
Millbrook | The average weekly rent in Millbrook was 10.75 euros per square metre in 2023.
Millbrook | The average rent in Millbrook was 10.75 euros per square metre per week in 2023.
Millbrook | The total rent in Millbrook was 10.75 euros per square metre over the year 2023.
Millbrook | The average rent in Millbrook was 10.75 euros in 2023.
Millbrook | The average rent in Millbrook was 10.75 euros per dwelling in 2023.
Millbrook | The average rent in Millbrook was 10.75 dollars per square metre in 2023.
Millbrook | The average rent in Millbrook was 10.75 euros per square kilometre in 2023.
Millbrook | The average rent in Millbrook was 10.75 cents per square metre in 2023.
Millbrook | The average rent in Millbrook was 9.80 euros per square metre in 2023.
Millbrook | The average rent in Millbrook was 10.75 euros per square metre in 2022.
Millbrook | The heating cost in Millbrook was 9.40 euros per square metre in 2023.
Millbrook | The heating cost in Millbrook was 9.40 euros per square metre per month in 2023.
Millbrook | The service charge in Millbrook was 1.85 euros per square metre in 2023.
Millbrook | The service charge in Millbrook was 1.85 euros per square metre per year in 2023.
* | Oldtown had the lowest average rent of all districts, at 14.85 euros per square metre.
* | St Alda had the highest average rent of all districts, at 13.20 euros per square metre.
* | In three districts the average rent was above 12 euros per square metre.
* | In two districts the average rent was below 12 euros per square metre per year.
* | The average rent in St Alda was 3.40 euros per square metre lower than in Birch Row.
* | The average rent in St Alda was 4.30 euros per square metre higher than in Birch Row.
* | The average rent in St Alda was 3.40 euros per square metre per year higher than in Birch Row.
`,
  },
  {
    name: 'two_rents.csv',
    table: `District,Average rent (€/m² per month),Average office rent (€/m² per year)
Oldtown,14.85,214.00
Millbrook,10.75,168.00
`,
    truths: `
`,
    falsehoods: `
Millbrook | The average office rent in Millbrook was 168 euros per square metre.
Millbrook | The average office rent in Millbrook was 168 euros per square metre per month.
Millbrook | The average office rent in Millbrook was 10.75 euros per square metre.
`,
  },
  {
    name: 'wages.csv',
    table: `Region,Average wage 2023 (EUR per month),Employees 2023
North,3210,18400
South,2870,9300
`,
    truths: `
North | The average wage in North was EUR 3,210 in 2023.
* | North had the highest average wage, at EUR 3,210 per month.
`,
    falsehoods: `
North | The average wage in North was EUR 3,210 a year in 2023.
North | The average wage in North was EUR 3,210 per employee in 2023.
North | The average wage in North was EUR 2,870 in 2023.
`,
  },
  {
    name: 'two_wages.csv',
    table: `Region,Average wage 2023 (EUR per month),Minimum wage 2023 (EUR per hour)
North,3210,12.40
South,2870,11.80
`,
    truths: `
North | The average wage in North was EUR 3,210 per month in 2023.
`,
    falsehoods: `
North | The average wage in North was EUR 3,210 a year in 2023.
North | The average annual wage in North was EUR 3,210 in 2023.
North | The average hourly wage in North was EUR 3,210 in 2023.
North | The average wage in North was EUR 2,870 in 2023.
North | The average wage in North was USD 3,210 in 2023.
North | The minimum wage in North was EUR 12.40 per month in 2023.
North | The minimum wage in North was EUR 12.40 a day in 2023.
`,
  },
  {
    name: 'prices.csv',
    table: `Region,Household price 2023 (euro cents/kWh),Levy 2023 (euro cents)
Feldria,38.5,4.1
Lomvar,17.2,2.6
`,
    truths: `
Lomvar | The household price in Lomvar was EUR 0.172 per kWh in 2023.
Lomvar | The household price in Lomvar was 17.2 euro cents per kWh in 2023.
Lomvar | The household price in Lomvar was 17.2 cents per kWh in 2023.
Lomvar | The household price in Lomvar was EUR 172 per MWh in 2023.
Lomvar | The levy in Lomvar was 2.6 euro cents in 2023.
`,
    falsehoods: `
Lomvar | The household price in Lomvar was EUR 17.2 per kWh in 2023.
Lomvar | The household price in Lomvar was EUR 1.72 per kWh in 2023.
Lomvar | The household price in Lomvar was EUR 0.172 per MWh in 2023.
Lomvar | The household price in Lomvar was 17.2 euro cents per MWh in 2023.
Lomvar | The household price in Lomvar was USD 0.172 per kWh in 2023.
Lomvar | The household price in Lomvar was 17.2 US cents per kWh in 2023.
Lomvar | The household price in Lomvar was EUR 0.385 per kWh in 2023.
Lomvar | The household price in Lomvar was 17.2 euros in 2023.
Lomvar | The household price in Lomvar was 17.2 euro cents in 2023.
Lomvar | The household price in Lomvar was EUR 0.172 per kWh in 2022.
Lomvar | The levy in Lomvar was 2.6 euros in 2023.
Lomvar | The levy in Lomvar was EUR 2.6 in 2023.
`,
  },
  {
    name: 'places.csv',
    table: `municipality,rent_eur_per_m2_month,household_price_cents_per_kwh
Castrelle,14.60,26.2
Jelling,6.80,37.2
`,
    truths: `
Castrelle | Rents in Castrelle stand at EUR 14.60 per square metre per month.
* | Rents in Castrelle are EUR 7.80 per square metre per month higher than in Jelling.
Castrelle | The household price in Castrelle was 26.2 cents per kilowatt-hour.
`,
    falsehoods: `
Castrelle | Rents in Castrelle stand at EUR 14.60 per square metre per year.
Castrelle | Rents in Castrelle stand at EUR 14.60 per month.
Castrelle | The household price in Castrelle was 26.2 cents per kilowatt.
Castrelle | The household price in Castrelle was 26.2 cents per megawatt-hour.
`,
  },
];

testTables(worlds);

describe('a time that a sentence leaves out', () => {
  const [rents, , , wages] = worlds;

  it.each([
    [rents, 'Millbrook | The heating cost in Millbrook was 9.40 euros per square metre in 2023.', 'related'],
    [
      rents,
      'Millbrook | The heating cost in Millbrook was 9.30 euros per square metre in 2023.',
      'unsupported',
    ],
    [wages, 'North | The minimum wage in North was EUR 12.40 in 2023.', 'related'],
    [wages, 'North | The minimum wage in North was EUR 12.90 in 2023.', 'unsupported'],
  ])('leaves the same figure undecided and no other one: %#', (world, claim, verdict) => {
    expect(verdictsOver(world?.name ?? '', world?.table ?? '')(claim)).toBe(verdict);
  });
});
