import { describe, expect, it } from 'vitest';
import { claims, verdictsOver, vouched } from '../claims.fixture';
import { postTable } from '../../../../tests/doubles/statement-worlds';

const post = verdictsOver('post.csv', postTable);

describe('a multiple with a bound', () => {
  it.each(
    claims(`
2015;, 2020; | Revenue rose from SEK 17,980 million in 2015 to SEK 20,460 million in 2020, and parcels nearly doubled.
2016;, 2020; | Profit nearly doubled from SEK 365 million in 2016 to SEK 720 million in 2020.
2015;, 2020; | Profit more than doubled from SEK 310 million in 2015 to SEK 720 million in 2020.
`),
  )('is measured from the earlier row: %s', (claim) => {
    expect(vouched).toContain(post(claim));
  });

  it.each(
    claims(`
2015;, 2020; | Profit more than halved from SEK 310 million in 2015 to SEK 720 million in 2020.
2015;, 2020; | Profit more than tripled from SEK 310 million in 2015 to SEK 720 million in 2020.
2015;, 2019; | Letters more than doubled from 1,448 million in 2015 to 1,054 million in 2019.
2015;, 2020; | Parcels more than doubled from 82.5 million in 2015 to 158.7 million in 2020.
`),
  )('is not measured from the later one: %s', (claim) => {
    expect(vouched).not.toContain(post(claim));
  });
});
