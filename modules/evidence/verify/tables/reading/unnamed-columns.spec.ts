import { describe, expect, it } from 'vitest';
import { claims, verdictsOver, vouched } from '../../claims.fixture';

const islands = verdictsOver(
  'islands.csv',
  `Island,Area (km²),Residents,Hotels,Average rent (EUR/month),Empty homes (%)
Arrah,41.2,3260,14,640,11.8
Benno,18.7,1140,6,585,19.3
Corvo,63.5,5870,11,710,8.4
Faro,34.6,4480,22,825,6.7
`,
);
const cinemas = verdictsOver(
  'cinemas.csv',
  `Cinema,Town,Screens,Seats,Admissions (thousand),Revenue (EUR k),Result (EUR k)
Capitol,Ostermark,12,2710,689.2,9045,1312
Delphi,Quellnitz,3,412,74.6,816,-58
Eldorado,Sandrup,6,1155,301.8,3592,287
Kammer,Tilbeck,2,238,61.9,655,21
`,
);

describe('a figure beside columns that other figures name', () => {
  it.each(
    claims(`
Faro; | Faro counts 4,480 residents and 22 hotels on 34.6 square kilometres.
Faro; | Faro has 22 hotels and covers 34.6 km².
Benno; | Benno covers 18.7 km² and is home to 1,140 people.
Corvo; | The largest island, Corvo, covers 63.5 km² and is home to 5,870 people.
Corvo; | Corvo is home to 11 hotels.
`),
  )('takes the column that its unit alone tells: %s', (claim) => {
    expect(vouched).toContain(islands(claim));
  });

  it.each(
    claims(`
Faro; | Faro counts 4,480 residents and 22 hotels on 41.2 square kilometres.
Faro; | Faro counts 22 residents and 4,480 hotels on 34.6 square kilometres.
Arrah; | Arrah counts 4,480 residents and 22 hotels on 34.6 square kilometres.
Faro; | Faro counts 4,480 residents and 22 hotels on 34.6 hectares.
Faro; | Faro counts 4,480 residents and 22 hotels covering 34.6 square kilometres.
Faro; | The 22 hotels of Faro cover 34.6 square kilometres.
Faro; | Faro counts 22 hotels and 34.6 square kilometres of forest.
Faro; | Faro counts 22 hotels and only 34.6 square kilometres are inhabited.
Faro; | Faro has 22 hotels, each with 34.6 square kilometres.
Faro; | Faro does not have 22 hotels on 34.6 square kilometres.
Faro; | Only Faro has hotels, 22 of them on 34.6 square kilometres.
Faro;, Arrah; | Faro has 22 hotels and Arrah covers 34.6 square kilometres.
Faro; | Faro counts 4,480 residents and 22 hotels, 34.6 square kilometres away from Arrah.
Corvo; | Corvo covers 63.5 km² and is home to 11 people.
Corvo; | Corvo covers 63.5 km² and is home to 5,870 hotels.
Faro; | The largest island, Faro, covers 34.6 km² and is home to 4,480 people.
Faro; | With 22 hotels and 34.6 km², Faro is the largest island.
Corvo; | Corvo is home to 63.5 people.
Corvo; | Corvo was home to 5,870 workers.
`),
  )('takes none otherwise: %s', (claim) => {
    expect(vouched).not.toContain(islands(claim));
  });

  it.each(
    claims(`
Eldorado; | The Eldorado sold about 300,000 tickets and earned roughly EUR 3.6 million.
Kammer; | Despite being the smallest house, with 238 seats, the Kammer made a profit of EUR 21 thousand.
Delphi; | With 412 seats, the Delphi made a loss of EUR 58 thousand.
`),
  )('takes a column of money by its verb or its sign: %s', (claim) => {
    expect(vouched).toContain(cinemas(claim));
  });

  it.each(
    claims(`
Eldorado; | The Eldorado sold about 300,000 tickets and cost roughly EUR 3.6 million.
Eldorado; | The Eldorado sold about 300,000 tickets and spent roughly EUR 3.6 million.
Eldorado; | The Eldorado sold about 300,000 tickets and lost EUR 287 thousand.
Eldorado; | The Eldorado sold about 300,000 tickets and earned roughly EUR 9 million.
Eldorado; | The Eldorado sold about 300,000 tickets and earned roughly EUR 3.6 billion.
Eldorado; | The Eldorado sold about 300,000 tickets and earned roughly USD 3.6 million.
Eldorado; | The Eldorado sold about 300,000 tickets at EUR 3.6 million.
Eldorado; | The Eldorado sold about 300,000 tickets and made a profit of EUR 3.6 million.
Eldorado; | The Eldorado sold no tickets and earned roughly EUR 3.6 million.
Capitol; | Despite being the smallest house, with 2,710 seats, the Capitol made a profit of EUR 1,312 thousand.
Kammer; | Despite being the smallest house, with 238 seats, the Kammer made a loss of EUR 21 thousand.
Kammer; | Despite having the fewest visitors, with 238 seats, the Kammer made a profit of EUR 655 thousand.
Delphi; | With 412 seats, the Delphi made a profit of EUR 58 thousand.
Delphi; | With 412 seats, the Delphi made a loss of EUR 816 thousand.
Kammer;, Delphi; | With 238 seats, the Delphi made a loss of EUR 58 thousand.
`),
  )('takes none that the words do not tell: %s', (claim) => {
    expect(vouched).not.toContain(cinemas(claim));
  });
});

describe('a share that names no column', () => {
  const total = 'Capitol; | Capitol accounts for';

  it.each(
    claims(`
${total} 60% of the seats.
${total} about 52% of the screens.
`),
  )('is worked out from the one it names: %s', (claim) => {
    expect(vouched).toContain(cinemas(claim));
  });

  // 12 of 23 screens, 2,710 of 4,515 seats, 689.2 of 1,127.5 thousand admissions.
  it.each(
    claims(`
${total} 60% of the total.
${total} about 52% of the total.
${total} about 61% of the cinemas.
${total} about 52% of all cinemas.
`),
  )('is not taken from any that fits: %s', (claim) => {
    expect(vouched).not.toContain(cinemas(claim));
  });
});

describe('a ratio that names no column', () => {
  it('is not taken from any that fits', () => {
    expect(vouched).not.toContain(cinemas('Capitol;, Delphi; | Capitol is four times as large as Delphi.'));
    expect(vouched).not.toContain(cinemas('Capitol;, Eldorado; | Capitol has twice as many as Eldorado.'));
    expect(vouched).toContain(
      cinemas('Capitol;, Eldorado; | Capitol has twice as many screens as Eldorado.'),
    );
  });
});

describe('a word of time', () => {
  const yard = verdictsOver(
    'yard.csv',
    `Year,Backlog at year end (EUR million),Operating result (EUR million)
2018,498,3.7
2019,655,12.9
2020,536,-4.1
2021,549,5.4
2022,731,16.8
`,
  );

  it('names no column of which it is one word', () => {
    expect(vouched).not.toContain(
      yard('* | The yard has made an operating profit in every year since 2018.'),
    );
    expect(vouched).not.toContain(yard('* | The operating result was positive in every year.'));
    expect(vouched).toContain(yard('* | The yard has made an operating profit in every year since 2021.'));
  });
});
