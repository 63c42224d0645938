import { describe, expect, it } from 'vitest';
import { claims, verdictsOver, vouched } from '../claims.fixture';

describe('a statement over a table of named rows', () => {
  const verdict = verdictsOver(
    'museums.csv',
    `Museum,City,Founded,Visitors (thousand),Exhibits,Staff,Budget (EUR m),Balance (EUR k),Women on staff (%)
Hall of Ships,Lindau,1924,212.4,4800,61,7.9,-140,44.3
Glass House,Lindau,1978,148.0,2150,38,4.4,85,57.9
Folk Museum,Oster,1901,96.5,12400,44,4.9,-60,61.4
Museum of Salt,Brenn,1956,54.2,1900,17,1.8,22,52.9
Old Mint,Karst,1889,131.7,8700,29,3.6,140,41.4
Print Archive,Oster,1967,31.8,26500,23,2.4,-35,65.2
Railway Shed,Brenn,1983,175.9,640,33,5.1,310,30.3
Whale Hall,Karst,1995,88.3,1120,21,2.7,0,47.6
`,
  );

  it.each(
    claims(`
Hall of Ships | The Hall of Ships drew the most visitors, 212,400.
Print Archive, Folk Museum | The Print Archive holds 26,500 exhibits, more than twice as many as the Folk Museum with 12,400.
 | The eight museums together welcomed 938,800 visitors.
 | The Hall of Ships accounts for 22.6% of all visitors.
Hall of Ships, Glass House | The two museums in Lindau received 360,400 visitors between them.
Old Mint | The oldest museum is the Old Mint, founded in 1889.
Whale Hall | The Whale Hall, which was founded in 1995, is the youngest museum.
 | Three of the eight museums ran a deficit.
Railway Shed | The Railway Shed has the largest surplus, EUR 310,000.
Print Archive | Women make up 65.2% of the staff of the Print Archive.
Railway Shed | At the Railway Shed, fewer than a third of the employees are women.
Museum of Salt | The Museum of Salt in Brenn has a budget of EUR 1.8 million and 17 employees.
Print Archive, Museum of Salt | Only the Print Archive has fewer visitors than the Museum of Salt.
Glass House, Old Mint | The Glass House had 148,000 visitors, 16,300 more than the Old Mint.
 | The average budget is EUR 4.1 million.
Hall of Ships | The budget of the Hall of Ships is EUR 7.9 million, which makes it the largest of the eight.
Folk Museum | The Folk Museum ranks second by number of exhibits.
 | Four museums had more than 100,000 visitors.
Railway Shed | Visitors per employee were highest at the Railway Shed, at about 5,330.
Whale Hall | The Whale Hall broke even.
Glass House | The Glass House, founded in 1978, has 38 employees, of whom 57.9 percent are women.
Hall of Ships | The Hall of Ships employs 61 people, more than any other museum.
Folk Museum, Print Archive | The Folk Museum and the Print Archive, both in Oster, recorded deficits of EUR 60,000 and EUR 35,000.
Hall of Ships, Railway Shed, Glass House | The top three museums by visitors are the Hall of Ships, the Railway Shed and the Glass House.
Museum of Salt | The Museum of Salt has the lowest budget and the fewest employees.
`),
  )('is vouched for where it is true: %s', (claim) => {
    expect(vouched).toContain(verdict(claim));
  });

  it.each(
    claims(`
Hall of Ships | Visitors per employee were highest at the Hall of Ships, at about 3,480.
Railway Shed | The Railway Shed had 5,330 visitors per exhibit.
Glass House, Old Mint | The Glass House has more exhibits per employee than the Old Mint.
Hall of Ships, Print Archive | The Hall of Ships has more staff per visitor than the Print Archive.
Hall of Ships, Print Archive | The Hall of Ships has more staff per branch than the Print Archive.
Hall of Ships, Print Archive | The Hall of Ships has more staff per room than the Print Archive.
Railway Shed | The Railway Shed, with 33 exhibits the smallest, attracted 175,900 visitors.
Glass House | The Glass House has 38 exhibits and 2,150 employees.
Hall of Ships, Railway Shed | The Hall of Ships drew the most visitors, 175,900.
 | Five museums had more than 100,000 visitors.
 | Four museums had fewer than 100,000 exhibits.
 | Four of the nine museums had more than 100,000 visitors.
 | Four of the eight museums ran a deficit.
Print Archive | Women make up 57.9% of the staff of the Print Archive.
Print Archive | Women make up 65.2% of the visitors of the Print Archive.
Print Archive | Men make up 65.2% of the staff of the Print Archive.
Print Archive | The staff makes up 65.2% of women at the Print Archive.
Railway Shed | At the Railway Shed, more than a third of the employees are women.
Railway Shed | At the Railway Shed, fewer than a third of the visitors are women.
Hall of Ships | The Hall of Ships accounts for 22.6% of all exhibits.
Glass House | The Glass House accounts for 22.6% of all visitors.
Whale Hall | The oldest museum is the Whale Hall, founded in 1995.
Folk Museum | The oldest museum is the Folk Museum, founded in 1901.
Railway Shed | The youngest museum is the Railway Shed, founded in 1983.
Old Mint | The Old Mint, founded in 1889, is the youngest museum.
Old Mint | The oldest museum is the Old Mint, founded in 1901.
Old Mint | The oldest exhibits are at the Old Mint, founded in 1889.
Museum of Salt | The Museum of Salt in Karst has a budget of EUR 1.8 million and 17 employees.
Museum of Salt | The Museum of Salt in Brenn has a budget of EUR 5.1 million and 33 employees.
Museum of Salt | The Museum of Salt in Brenn has a budget of EUR 1.8 million and 33 employees.
Hall of Ships, Glass House | The two museums in Karst received 360,400 visitors between them.
Folk Museum, Print Archive | The Folk Museum and the Print Archive, both in Karst, recorded deficits of EUR 60,000 and EUR 35,000.
Folk Museum, Print Archive | The Folk Museum and the Print Archive, both in Oster, recorded deficits of EUR 35,000 and EUR 60,000.
Folk Museum, Old Mint | The Folk Museum and the Old Mint, both in Oster, recorded 96,500 and 131,700 visitors.
Whale Hall, Museum of Salt | Only the Whale Hall has fewer visitors than the Museum of Salt.
Print Archive, Museum of Salt | Only the Print Archive has more visitors than the Museum of Salt.
Print Archive, Whale Hall | Only the Print Archive has fewer visitors than the Whale Hall.
Print Archive, Museum of Salt | Only the Museum of Salt has fewer visitors than the Print Archive.
Print Archive | The Print Archive broke even.
Railway Shed | The Railway Shed broke even.
Whale Hall | The Whale Hall did not break even.
Railway Shed | The Railway Shed did not break even.
Glass House | The Glass House sold 148,000 tickets to children.
Glass House | The Glass House had 148,000 paying visitors.
Glass House | The Glass House spends EUR 4.4 million a year on staff.
`),
  )('is not vouched for where it is false: %s', (claim) => {
    expect(vouched).not.toContain(verdict(claim));
  });
});

describe('a statement over a table of regions by year', () => {
  const verdict = verdictsOver(
    'regions.csv',
    `Region,Year,Population (thousand),Births,Unemployment (%),Median income (EUR)
Northland,2020,412.3,4120,6.4,27400
Northland,2021,414.8,4230,6.1,28100
Northland,2022,418.1,4050,5.2,29300
Westvale,2020,288.6,2510,8.9,23100
Westvale,2021,286.9,2440,8.2,23600
Westvale,2022,284.4,2390,7.7,24500
Isles,2020,61.2,480,4.8,25900
Isles,2021,61.9,505,4.9,26300
Isles,2022,62.7,498,4.1,27800
`,
  );

  it.each(
    claims(`
Northland & 2020, Northland & 2022 | In Northland, the population grew from 412,300 in 2020 to 418,100 in 2022.
Westvale & 2020, Westvale & 2022 | Westvale lost about 4,200 inhabitants between 2020 and 2022.
Westvale & 2020, Westvale & 2022 | Unemployment in Westvale fell by 1.2 percentage points, from 8.9% in 2020 to 7.7% in 2022.
Northland & 2022 | In 2022 the median income was highest in Northland, at EUR 29,300.
Northland & 2022, Westvale & 2022, Isles & 2022 | In 2022 unemployment was 5.2% in Northland, 7.7% in Westvale and 4.1% in the Isles.
Isles & 2021, Isles & 2022 | The Isles counted 498 births in 2022, seven fewer than in 2021.
Isles & 2020, Isles & 2022 | Median income in the Isles rose by 7.3% between 2020 and 2022.
Northland & 2021, Westvale & 2021 | In 2021, median income in Westvale was EUR 4,500 lower than in Northland.
Northland & 2020, Northland & 2021, Northland & 2022 | Northland had more births in 2021 than in 2020 or 2022.
Northland & 2022, Westvale & 2022, Isles & 2022 | Some 765,200 people lived in the three regions in 2022.
Westvale & 2022, Isles & 2022 | Westvale's unemployment rate of 7.7% in 2022 was almost twice that of the Isles (4.1%).
`),
  )('is vouched for where it is true: %s', (claim) => {
    expect(vouched).toContain(verdict(claim));
  });

  it.each(
    claims(`
Northland & 2022, Westvale & 2022, Isles & 2022 | In 2022 unemployment was 7.7% in Northland, 5.2% in Westvale and 4.1% in the Isles.
Northland & 2020, Northland & 2021, Northland & 2022 | Northland had more births in 2022 than in 2020 or 2021.
 | In all three regions, unemployment was higher in 2022 than in 2020.
 | In all three regions, births were lower in 2022 than in 2020.
Northland & 2021, Westvale & 2021, Isles & 2021 | Some 765,200 people lived in the three regions in 2021.
Westvale & 2022, Northland & 2022 | Westvale's unemployment rate of 7.7% in 2022 was almost twice that of Northland (4.1%).
Westvale & 2022, Isles & 2022 | Westvale's unemployment rate of 4.1% in 2022 was almost twice that of the Isles (7.7%).
Isles & 2022 | The Isles counted 498 deaths in 2022.
Isles & 2021 | In the Isles, unemployment was the highest in 2021.
Northland & 2021 | Unemployment in Northland was lowest in 2021.
Isles & 2022 | Some 62,700 people were unemployed in the Isles in 2022.
Westvale & 2020, Westvale & 2022 | Westvale lost about 4,200 jobs between 2020 and 2022.
`),
  )('is not vouched for where it is false: %s', (claim) => {
    expect(vouched).not.toContain(verdict(claim));
  });
});

describe('a statement over a table with years side by side', () => {
  const verdict = verdictsOver(
    'waste.md',
    `# Waste in Torvale

Tonnes of household waste collected, by fraction.

| Fraction | Collected 2021 (t) | Collected 2022 (t) | Collected 2023 (t) | Recycled 2023 (%) |
| --- | --- | --- | --- | --- |
| Paper | 8120 | 7740 | 7310 | 91.2 |
| Glass | 3450 | 3480 | 3515 | 96.0 |
| Food | 6200 | 6890 | 7420 | 78.5 |
| Plastic | 2980 | 3120 | 3040 | 42.7 |
| Residual | 15400 | 14850 | 14120 | 0.0 |
`,
  );

  it.each(
    claims(`
Paper | In 2023, 7,310 tonnes of paper were collected, 10% less than in 2021.
Food | The amount of food waste collected rose from 6,200 t in 2021 to 7,420 t in 2023.
Glass | Glass has the highest recycling rate, at 96.0%.
Plastic | Only 42.7% of plastic was recycled in 2023.
 | In total, 35,405 tonnes were collected in 2023.
Plastic | Plastic peaked at 3,120 tonnes in 2022.
Residual | Residual waste was the largest fraction in 2023, with 14,120 tonnes.
`),
  )('is vouched for where it is true: %s', (claim) => {
    expect(vouched).toContain(verdict(claim));
  });

  it.each(
    claims(`
Paper | In 2022, 7,310 tonnes of paper were collected.
Paper | In 2023, 7,310 tonnes of paper were collected, 10% more than in 2021.
Paper | In 2023, 7,310 tonnes of paper were recycled.
Plastic | Only 42.7% of plastic was recycled in 2022.
Plastic | Only 78.5% of plastic was recycled in 2023.
Plastic | 42.7% of plastic was collected in 2023.
 | In total, 35,405 tonnes were collected in 2022.
 | In total, 35,405 tonnes were recycled in 2023.
Plastic | Plastic peaked at 3,040 tonnes in 2023.
Plastic | Plastic waste peaked in 2023.
Food | Food was the largest fraction in 2023, with 7,420 tonnes.
Residual | Residual waste rose by 1,280 tonnes between 2021 and 2023.
Residual | Residual waste fell by 1,280 tonnes between 2022 and 2023.
Glass | Glass has the highest recycling rate, at 91.2%.
Paper | Paper has the highest recycling rate, at 91.2%.
`),
  )('is not vouched for where it is false: %s', (claim) => {
    expect(vouched).not.toContain(verdict(claim));
  });
});
