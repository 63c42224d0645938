import { describe, expect, it } from 'vitest';
import { claims, verdictsOver, vouched } from '../claims.fixture';
import { postTable } from '../../../../tests/doubles/statement-worlds';

const post = verdictsOver('post.csv', postTable);
const hospitals = verdictsOver(
  'hospitals.csv',
  `Hospital,Beds,Spending (£ million),Balance (£ million)
Ashgrove,612,214.6,-8.2
Marsh Lane,232,73.8,-0.4
Thornbury,327,104.9,1.2
`,
);
const power = verdictsOver(
  'power.csv',
  `Year,Coal power (TWh),Net electricity imports (TWh),Electricity price (EUR/MWh)
2015,90.2,-14.8,40.1
2019,60.5,3.2,44.9
2021,48.3,6.1,88.2
`,
);

describe('the sign of a figure', () => {
  it.each(
    claims(`
2017;, 2018; | The post posted a loss of SEK 120 million in 2017, and lost a further SEK 275 million in 2018.
2017; | The post slid into the red in 2017, when it posted a loss of SEK 120 million.
2018;, 2019; | After losing SEK 275 million in 2018, the post lost SEK 45 million in 2019.
2018; | The post made a loss of more than SEK 270 million in 2018.
2018; | The post made a loss of nearly SEK 280 million in 2018.
2017;, 2018; | The loss widened from SEK 120 million in 2017 to SEK 275 million in 2018.
2017;, 2018; | The loss more than doubled from SEK 120 million in 2017 to SEK 275 million in 2018.
2018;, 2019; | The loss narrowed to SEK 45 million in 2019 from SEK 275 million a year earlier.
`),
  )('is carried by a word for a loss: %s', (claim) => {
    expect(vouched).toContain(post(claim));
  });

  it.each(
    claims(`
2017; | The post lost a further SEK 120 million in 2017.
2017;, 2018; | The post posted a loss of SEK 120 million in 2018, and lost a further SEK 275 million in 2017.
2018;, 2020; | The post lost SEK 275 million in 2018 and lost a further SEK 720 million in 2020.
2018; | The post slid into the red in 2018, when it posted a loss of SEK 275 million.
2018;, 2019; | The post slid into the black in 2019.
2020; | The post slid into the red in 2020.
2018;, 2019; | After losing SEK 45 million in 2018, the post lost SEK 275 million in 2019.
2017; | After losing SEK 120 million in 2016, the post recovered.
2018; | The post made a loss of more than SEK 280 million in 2018.
2018; | The post made a loss of less than SEK 270 million in 2018.
2018; | The post made a loss of at least SEK 280 million in 2018.
2018; | The post made a loss of nearly SEK 270 million in 2018.
2018; | The loss exceeded SEK 280 million in 2018.
2016; | The post went on losing SEK 365 million in 2016.
2017;, 2018; | The loss narrowed from SEK 120 million in 2017 to SEK 275 million in 2018.
2017;, 2018; | The loss widened from SEK 275 million in 2017 to SEK 120 million in 2018.
2018;, 2019; | The loss widened to SEK 45 million in 2019 from SEK 275 million a year earlier.
2019;, 2020; | The loss narrowed from SEK 45 million in 2019 to SEK 720 million in 2020.
2015;, 2016; | The loss widened from SEK 310 million in 2015 to SEK 365 million in 2016.
2015;, 2016; | The loss narrowed between 2015 and 2016.
2019;, 2020; | The loss narrowed between 2019 and 2020.
2017;, 2018; | The loss halved from SEK 120 million in 2017 to SEK 275 million in 2018.
2017;, 2018; | The loss widened by SEK 175 million between 2017 and 2018.
2018;, 2019; | The loss widened by SEK 230 million between 2018 and 2019.
2018;, 2019; | The loss more than doubled from SEK 275 million in 2018 to SEK 45 million in 2019.
2017;, 2018; | Only the loss widened from SEK 120 million in 2017 to SEK 275 million in 2018.
2017;, 2018; | The loss did not widen from SEK 120 million in 2017 to SEK 275 million in 2018.
2015;, 2020; | The loss widened every year.
2017;, 2018; | The profit widened from SEK 120 million in 2017 to SEK 275 million in 2018.
2017;, 2018; | The loss of letters widened from SEK 120 million in 2017 to SEK 275 million in 2018.
`),
  )('is not carried over to another: %s', (claim) => {
    expect(vouched).not.toContain(post(claim));
  });

  it.each(
    claims(`
Marsh Lane;, Thornbury; | Thornbury closed with a surplus of £1.2 million, whereas Marsh Lane was £0.4 million short.
Ashgrove; | Ashgrove ended up £8.2 million in the red.
Ashgrove; | Ashgrove was £8.2 million short.
`),
  )('may stand behind an amount: %s', (claim) => {
    expect(vouched).toContain(hospitals(claim));
  });

  it.each(
    claims(`
Thornbury; | Thornbury was £1.2 million short.
Marsh Lane;, Thornbury; | Marsh Lane closed with a surplus of £1.2 million, whereas Thornbury was £0.4 million short.
Ashgrove; | Ashgrove was £214.6 million short.
Ashgrove; | Ashgrove was 612 beds short.
Ashgrove; | Ashgrove was £8.2 million short of its budget.
Ashgrove; | Ashgrove was £8.2 billion short.
Ashgrove; | Ashgrove was not £8.2 million short.
Ashgrove; | Only Ashgrove was £8.2 million short.
Ashgrove; | Ashgrove ended up £8.2 million in the black.
`),
  )('follows from no other word behind it: %s', (claim) => {
    expect(vouched).not.toContain(hospitals(claim));
  });

  it.each(
    claims(`
2015; | Net electricity exports were 14.8 TWh in 2015.
2021; | The country was a net importer of electricity in 2021.
2015; | The country was a net exporter of electricity in 2015.
2019; | Net electricity imports were 3.2 TWh in 2019.
`),
  )('follows from the way of a net flow: %s', (claim) => {
    expect(vouched).toContain(power(claim));
  });

  it.each(
    claims(`
2015; | Net electricity imports were 14.8 TWh in 2015.
2015; | Net electricity exports exceeded 15 TWh in 2015.
2015; | Net electricity exports were below 14 TWh in 2015.
2015; | Net electricity exports were -14.8 TWh in 2015.
2015; | Electricity exports were 14.8 TWh in 2015.
2021; | Net electricity exports were 6.1 TWh in 2021.
2021; | The country was a net exporter of electricity in 2021.
2015; | The country was a net importer of electricity in 2015.
2015; | The country was a net exporter of coal in 2015.
2021; | The country was a net importer of coal in 2021.
2021; | The country was a net importer of electricity every year.
2021; | The country was not a net importer of electricity in 2021.
2021; | The country was the largest net importer of electricity in 2021.
2021; | The country was a net importer of electricity only in 2021.
2015;, 2021; | The country was a net importer of electricity in 2015 and 2021.
2019;, 2021; | Net electricity exports rose from 3.2 TWh in 2019 to 6.1 TWh in 2021.
`),
  )('follows from no flow of another way: %s', (claim) => {
    expect(vouched).not.toContain(power(claim));
  });
});
