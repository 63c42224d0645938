import { describe, expect, it } from 'vitest';
import { claims, verdictsOver, vouched } from '../claims.fixture';

describe('a statement over a table of years with results below zero', () => {
  const verdict = verdictsOver(
    'post.csv',
    `Year,Letters (million),Parcels (million),Post offices,Staff,Revenue (million SEK),Profit (million SEK),Delivered next day (%)
2010,1840,61.2,914,21350,18720,640,93.1
2011,1775,63.9,902,20980,18540,585,93.4
2012,1690,67.1,877,20410,18210,410,92.8
2013,1602,71.8,840,19760,17930,255,91.9
2014,1531,76.0,815,19240,17850,190,92.2
2015,1448,82.5,786,18690,17980,310,90.6
2016,1362,90.3,744,18120,18250,365,89.7
2017,1251,101.6,702,17840,18690,-120,86.4
2018,1148,113.4,655,17310,18940,-275,84.9
2019,1054,124.8,621,16880,19310,45,87.2
2020,931,158.7,598,17020,20460,720,88.8
2021,842,163.2,580,16790,20890,815,90.1
2022,766,149.5,561,16240,20150,230,89.4
2023,689,152.1,548,15710,20380,340,91.0
`,
  );

  it.each(
    claims(`
2017; | The post made a loss in 2017.
2010;, 2018; | The profit did not return to the 2010 level by 2018.
2022;, 2023; | Parcels recovered to 152.1 million in 2023.
2010;, 2023; | Letters fell from 1,840 million in 2010 to 689 million in 2023, while parcels rose from 61.2 million to 152.1 million.
2023; | Revenue per letter was about SEK 29.6 in 2023.
2018; | 2018 was the year with the lowest next-day share, at 84.9 percent.
2010;, 2023; | Revenue came to SEK 20.4 billion in 2023, up 8.9% on 2010.
2022; | In 2022 there were 561 post offices and 16,240 employees.
`),
  )('is vouched for where it is true: %s', (claim) => {
    expect(vouched).toContain(verdict(claim));
  });

  it.each(
    claims(`
2021; | In 2021 the post handled 152.1 million parcels.
2019; | The post made a loss in 2019.
2017; | The post made a profit of SEK 120 million in 2017.
2017;, 2018; | The post slid into the red in 2018.
2019;, 2020; | The post returned to profit in 2020.
2018;, 2019; | The company slid into the red in 2019, when it posted a profit of SEK 45 million.
2010;, 2023; | Since 2010 the number of parcels has shrunk by 62.6%, whereas that of letters has more than doubled.
2015;, 2023; | Since 2015 the number of letters has shrunk by 62.6%, whereas that of parcels has more than doubled.
2010;, 2023; | Since 2010 the number of letters has shrunk by 62.6%, whereas that of post offices has more than doubled.
2010;, 2023; | The number of parcels has risen every single year since 2010.
2010;, 2023; | The number of letters has risen every single year since 2010.
2010;, 2023; | Every single year since 2010 closed with a profit.
2023; | Fewer than 15,000 people worked for the post in 2023.
2023; | Some 548 people worked for the post in 2023.
2023; | Some 15,710 people worked in post offices in 2023.
2010;, 2023; | From 2010 to 2023, parcel numbers expanded by an average of 9.3% a year.
2010;, 2023; | From 2010 to 2023, letter numbers expanded by an average of 7.3% a year.
2010;, 2023; | From 2010 to 2023, parcel numbers expanded by an average of 7.3%.
2021; | Its profit margin came to 4.9% in 2021.
2021; | Its operating margin came to 3.9% in 2021.
2017;, 2018; | Between 2017 and 2018 taken together, profits added up to SEK 395 million.
2018;, 2019; | Between 2018 and 2019 taken together, losses added up to SEK 395 million.
2021;, 2022; | Parcels recovered to 149.5 million in 2022.
2020;, 2021; | Parcel volumes in 2021 did not return to the 2020 level.
2021;, 2023; | Parcel volumes in 2021 did not return to the 2023 level.
2021;, 2023; | Parcel volumes in 2023 returned to the 2021 level.
2018;, 2022; | Delivery the next day did not return to the 2018 level by 2022.
2016;, 2023; | The profit did not return to the 2016 level by 2023.
2021;, 2023; | Letters in 2023 did not return to the 2021 parcel level.
2023; | More parcels were delivered in 2023 than in any other year.
2020;, 2021;, 2022; | Parcels were higher in 2021 than in 2020 or 2022, and letters too.
2023; | The post has no staff.
2023; | In 2023 no parcels were delivered.
2023; | Parcels peaked at 152.1 million in 2023.
2010;, 2023; | Letters fell from 1,840 million in 2010 to 689 million in 2023, while parcels rose from 61.2 million to 149.5 million.
2010;, 2023; | Letters fell from 1,840 million in 2010 to 689 million in 2023, while parcels rose from 152.1 million to 61.2 million.
2010;, 2022;, 2023; | Letters fell from 1,840 million in 2010 to 766 million in 2022, while parcels rose from 61.2 million to 152.1 million.
2020;, 2021; | The post returned to profit in 2021.
2016;, 2017; | The post returned to a loss in 2017.
`),
  )('is not vouched for where it is false: %s', (claim) => {
    expect(vouched).not.toContain(verdict(claim));
  });
});

describe('a statement over a table of named rows in groups', () => {
  const verdict = verdictsOver(
    'islands.csv',
    `Island,Archipelago,Area (km²),Residents,Overnight stays (thousand),Hotels,Average rent (EUR/month),Empty homes (%),School since
Arrah,Upper Solanne,41.2,3260,212.5,14,640,11.8,1884
Benno,Upper Solanne,18.7,1140,96.0,6,585,19.3,1902
Corvo,Lower Solanne,63.5,5870,148.2,11,710,8.4,1871
Dune,Lower Solanne,9.3,410,71.4,5,540,31.6,1926
Esker,Outer Solanne,27.9,920,12.8,1,430,38.2,1911
Faro,Lower Solanne,34.6,4480,305.9,22,825,6.7,1893
Gannet,Outer Solanne,5.1,85,3.6,0,390,46.5,1938
Holm,Upper Solanne,22.4,2015,121.7,9,665,14.0,1898
Isola,Outer Solanne,14.8,340,18.3,2,455,35.1,1919
`,
  );

  it.each(
    claims(`
Arrah, Benno | Arrah has more hotels than Benno, although it has fewer empty homes.
Benno, Holm | Benno has fewer residents than Holm, and fewer hotels.
Arrah, Benno | Arrah has 14 hotels and 3,260 residents, while Benno has 6 and 1,140.
Gannet | Gannet is the only island with fewer than 200 residents.
Corvo, Faro, Arrah | Corvo has the most residents, followed by Faro and Arrah.
Dune, Faro | Dune and Faro, both in Lower Solanne, have 410 and 4,480 residents.
Holm | Holm (Upper Solanne) has 2,015 residents.
Faro | The average rent on Faro is EUR 825 a month.
Gannet | Rents are lowest on Gannet, where they average EUR 390 a month.
`),
  )('is vouched for where it is true: %s', (claim) => {
    expect(vouched).toContain(verdict(claim));
  });

  it.each(
    claims(`
Benno | Benno has no hotel.
Gannet | Gannet has no residents.
Gannet | Gannet has no school.
Gannet | Gannet has no empty homes.
Gannet | Gannet has no average rent.
Faro | An average flat rents for EUR 825 a year on Faro.
Faro | The average rent on Faro is EUR 825 a day.
Faro | The average rent on Faro is EUR 9,900 a month.
Corvo | The average rent on Corvo is EUR 825 a month.
Arrah, Benno, Faro | The three islands of Upper Solanne, Arrah, Benno and Faro, have 6,415 residents between them.
Arrah, Benno, Holm | The three islands of Lower Solanne, Arrah, Benno and Holm, have 6,415 residents between them.
Arrah, Benno, Holm | The three islands of Upper Solanne, Arrah, Benno and Holm, have 430,200 residents between them.
Arrah, Benno | The two islands of Upper Solanne, Arrah and Benno, have 4,400 residents between them.
Arrah, Benno, Holm | Arrah, Benno and Holm, all in Lower Solanne, have 6,415 residents between them.
Dune, Faro | Dune and Faro, both in Upper Solanne, have 410 and 4,480 residents.
Dune, Arrah | Dune and Arrah, both in Lower Solanne, have 410 and 3,260 residents.
Faro | Faro (Upper Solanne) has 4,480 residents.
Arrah | With 3,260 residents, Arrah is the second most populous island.
Holm | With 2,015 residents, Holm is the third most populous island.
Arrah | Arrah is the most populous island.
Esker, Gannet | The highest share of empty homes is found on Esker (38.2%), followed by Gannet (46.5%).
Corvo, Arrah, Faro | Corvo has the most residents, followed by Arrah and Faro.
Corvo, Arrah | Corvo has the most residents, ahead of Arrah.
Faro, Corvo, Holm | Only Faro and Corvo have more hotels than Holm.
Faro, Arrah, Corvo | Only Faro and Arrah have more residents than Corvo.
Isola | The only island without a hotel is Isola.
Gannet | Gannet is the only island with fewer than three hotels.
Gannet | Gannet is the only island with fewer than 500 residents.
Esker | Esker was the only island with a loss.
Faro, Dune | Faro has more overnight stays per resident than Dune.
Faro | Overnight stays per resident were highest on Faro, at about 68.
Faro | Faro has 205 residents per hotel.
Arrah, Isola | Half of the nine islands have more than 10 hotels.
Arrah, Isola | A third of the nine islands have more than 10 percent empty homes.
Faro | Faro accounts for 30.9% of all hotels.
Faro | Faro contributed 30.9 percent of the combined overnight stays of 1,090,400.
Esker | Esker contributed 30.9 percent of the combined overnight stays of 990,400.
Faro | Visitors to Faro spent 305,900 nights in hotels.
Faro | Guests paid EUR 825 a month on Faro.
Faro | Faro has 4,480 male residents.
Arrah, Benno | Arrah has 14 hotels, while Benno has 14.
Arrah, Benno | Arrah has 14 hotels and 3,260 residents, while Benno has 1,140 and 6.
Arrah, Benno | Arrah has more hotels than Benno, although it has less area.
Benno, Holm | Benno has fewer residents than Holm, but more hotels.
Dune, Esker | Dune's rent is about a quarter higher than Esker's, and its area is roughly a third larger.
Corvo | Corvo's school is the youngest, dating from 1871.
Gannet | Gannet has the best rent, EUR 390 a month.
Benno, Holm | Benno has more hotels than Holm, but fewer residents.
Arrah, Benno | Arrah has more residents than Benno and fewer hotels.
`),
  )('is not vouched for where it is false: %s', (claim) => {
    expect(vouched).not.toContain(verdict(claim));
  });
});

describe('a statement over years of which some are missing', () => {
  const verdict = verdictsOver(
    'lake.csv',
    'Year,Level (m),Fish landed (t)\n2010,12.1,40\n2012,12.9,44\n2013,13.4,\n2014,12.2,47\n2015,12.6,45\n',
  );

  it.each(
    claims(`
 | The level ranged from 12.1 to 13.4 m between 2010 and 2015.
 | The level ranged from 12.1 to 13.4 m.
 | The level averaged 12.64 m between 2010 and 2015.
 | The level was above 12 m every year from 2010 to 2015.
 | In total, 176 t of fish were landed.
2012, 2015 | In total, 136 t of fish were landed between 2012 and 2015.
2012 | The level rose from 12.1 m to 12.9 m in 2012.
2010, 2012 | The level rose from 12.1 to 12.9 m within 2012.
`),
  )('is not vouched for: %s', (claim) => {
    expect(vouched).not.toContain(verdict(claim));
  });

  it.each(
    claims(`
2012, 2015 | The level ranged from 12.2 to 13.4 m between 2012 and 2015.
2010, 2015 | The level rose from 12.1 m in 2010 to 12.6 m in 2015.
`),
  )('is vouched for where it speaks of none of them: %s', (claim) => {
    expect(vouched).toContain(verdict(claim));
  });
});

describe('a statement over quarters of years that are not whole', () => {
  const verdict = verdictsOver(
    'panels.csv',
    'Quarter,Panels sold\n2021 Q3,100\n2021 Q4,120\n2022 Q1,130\n2022 Q2,140\n2022 Q3,150\n2022 Q4,160\n2023 Q1,170\n',
  );

  it('adds up whole years alone', () => {
    expect(vouched).toContain(verdict('2022 | In 2022, 580 panels were sold.'));
    expect(vouched).not.toContain(verdict('2021 | In 2021, 220 panels were sold in total.'));
    expect(vouched).not.toContain(verdict('2023 | In 2023, 170 panels were sold.'));
  });
});

describe('one column for each of another', () => {
  const verdict = verdictsOver(
    'kitchens.csv',
    'School,Staff,Meals a day\nFossum,14,520\nEidet,9,280\nHaugen,6,300\n',
  );

  it('is worked out, and compared as such', () => {
    expect(vouched).not.toContain(verdict('Fossum, Eidet | Fossum has more staff per meal than Eidet.'));
    expect(vouched).not.toContain(verdict('Fossum, Eidet | Fossum has more staff per pupil than Eidet.'));
    expect(vouched).toContain(verdict('Fossum, Eidet | Fossum has more staff than Eidet.'));
  });
});
