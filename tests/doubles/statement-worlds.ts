import { describe, expect, it } from 'vitest';
import { claims, verdictsOver, vouched } from '../../modules/evidence/verify/claims.fixture';
import { isVouchedFor, type World } from '../../modules/evidence/verify/evidence.fixture';

/** Tests that the true statements about each passage are vouched for, and none of the false ones. */
export function testWorlds(worlds: readonly World[]): void {
  describe.each(worlds)('statements about: $passage', ({ passage, truths, falsehoods }) => {
    it.each(truths)('vouches for: %s', (statement) => {
      expect(isVouchedFor(passage, statement)).toBe(true);
    });
    it.each(falsehoods)('does not vouch for: %s', (statement) => {
      expect(isVouchedFor(passage, statement)).toBe(false);
    });
  });
}

/** A table by the name of its file, with statements as `claims` reads them. */
export type TableWorld = { name: string; table: string; truths: string; falsehoods: string };

/** Tests that the true statements over each table are vouched for, and none of the false ones. */
export function testTables(worlds: readonly TableWorld[]): void {
  describe.each(worlds)('statements over $name', ({ name, table, truths, falsehoods }) => {
    const verdict = verdictsOver(name, table);

    it.each(claims(truths))('vouches for: %s', (claim) => {
      expect(vouched).toContain(verdict(claim));
    });
    it.each(claims(falsehoods))('does not vouch for: %s', (claim) => {
      expect(vouched).not.toContain(verdict(claim));
    });
  });
}

/** A post office over six years: rises, falls and losses. */
export const postTable = `Year,Letters (million),Parcels (million),Revenue (million SEK),Profit (million SEK)
2015,1448,82.5,17980,310
2016,1362,90.3,18250,365
2017,1251,101.6,18690,-120
2018,1148,113.4,18940,-275
2019,1054,124.8,19310,-45
2020,931,158.7,20460,720
`;

/** Five regions in one year: births and deaths, gains and losses through migration. */
export const regionsTable = `Region,Population 2023,Births,Deaths,Net migration,Median age (years)
Arden,214600,1980,2310,1240,44.1
Belmoor,98300,1015,870,-310,38.6
Corrin,152900,1422,1655,865,46.7
Dale,61200,702,488,-95,28.9
Esk,187400,1511,2106,-420,47.3
`;

/** Six engines of a line: two of each kind, with lengths, weights, years and a deviation from plan. */
export const engineTable = `Engine,Kind,Year built,Length (m),Weight (t),Top speed (km/h),Power (kW),Coal deviation from plan (%)
Adler,shunter,1958,9.4,38,45,310,-2.1
Bison,freight engine,1971,21.6,126,100,4200,5.4
Condor,express engine,2006,19.2,84,230,6400,1.7
Dachs,shunter,2012,8.7,41,60,560,-3.3
Eland,freight engine,1994,20.4,119,120,5600,2.6
Falke,express engine,2019,18.9,87,250,5900,-0.8
`;

/** A hotel by the month of one year: counts, shares and temperatures below zero. */
export const hotelTable = `Month,Guest nights (thousand),Rooms sold,Cancelled bookings,Occupancy (%),Mean temperature (°C),Power use (MWh)
2022-01,41.2,18240,1310,44.6,-3.1,812
2022-02,45.8,19905,1188,51.2,-1.9,774
2022-03,52.3,22610,1043,55.0,2.4,701
2022-04,49.9,21480,905,53.7,6.8,623
2022-05,58.6,25105,860,62.1,12.2,540
2022-06,71.4,29850,1275,75.9,16.4,498
2022-07,88.7,35960,2044,90.3,19.0,515
2022-08,91.5,36740,1870,92.8,18.3,529
2022-09,66.2,28015,990,71.4,13.5,561
2022-10,60.1,25730,872,64.0,8.1,638
2022-11,43.5,19120,1102,48.9,2.7,745
2022-12,54.7,22930,1683,57.6,-0.6,833`;

/** Eight lakes behind dams: countries, years of completion, sizes and species. */
export const lakesTable = `Lake,Country,Completed,Dam height (m),Capacity (million m3),Mean outflow (m3/s),Fish species
Arvenne,France,1971,81,940,31.5,16
Brusk,Norway,1963,118,2210,84.0,9
Corvallo,Spain,1959,77,1310,22.4,21
Delmar,Spain,1984,64,420,9.6,18
Eschental,Austria,1990,142,165,11.2,12
Fjellvann,Norway,1968,54,3050,151,7
Gradina,Croatia,1976,39,78.5,6.3,28
Holm,Sweden,1981,33,1720,97.5,15`;
