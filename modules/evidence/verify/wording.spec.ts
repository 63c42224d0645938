import { describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence';
import { evidenceFrom } from './evidence.fixture';
import { createVerifier } from './index';

const vouched = ['supported', 'derived'];

/** The verdict of a sentence that cites all passages, or those alone that hold one of these texts. */
function verdictOf(evidence: Evidence, sentence: string, cited: readonly string[]) {
  const spans = evidence.sources.flatMap((source) => source.spans);
  const found = spans.filter(
    ({ text }) =>
      !text.startsWith('Columns: ') && (cited.length === 0 || cited.some((each) => text.includes(each))),
  );
  return createVerifier(evidence).sentence({ sentence, spanIds: found.map(({ id }) => id) }).verdict;
}

const over = (name: string, text: string) => {
  const evidence = evidenceFrom([name, text]);
  return (sentence: string, ...cited: string[]) => verdictOf(evidence, sentence, cited);
};

const power = over(
  'power.csv',
  'Year,Coal power (TWh),Wind power (TWh)\n2015,120,20\n2016,118,24\n2017,118,31\n2018,104,29\n2019,88,42\n2020,70,55\n2021,81,52\n2022,76,66\n2023,52,80\n',
);
const ports = over(
  'ports.csv',
  'Port,Region,Cargo (kt),Cargo value (EUR m),Result (EUR k)\nLund,North,900,50,-58\nKiruna,North,700,65,112\nMalmo,South,650,30,-20\nVisby,South,400,20,15\nGavle,North,300,25,-5\n',
);
const balance = over(
  'balance.csv',
  'Year,Budget balance (EUR m),Gold value (EUR m),Unemployment (%)\n2015,-12,200,8.1\n2016,-8,260,7.9\n2017,4,300,6.0\n2018,-3,320,6.2\n2019,9,400,5.1\n2020,-40,180,9.4\n2021,-20,210,8.0\n2022,2,240,6.3\n',
);
const snow = over(
  'snow.csv',
  'Year,Snow (cm)\n2012,10\n2013,12\n2014,14\n2015,16\n2018,15\n2019,20\n2020,25\n',
);

describe('a sentence that claims more than a table holds', () => {
  it.each([
    [
      'power',
      'Wind power rose every year from 2020 to 2023, staying above 50 TWh.',
      ['2020', '2021', '2022', '2023'],
    ],
    [
      'balance',
      'Unemployment fell every year from 2015 to 2019 and stayed below 9 percent.',
      ['2015', '2016', '2017', '2018', '2019'],
    ],
    ['power', 'Coal power was not less than 80 TWh in 2023.', ['2023']],
    ['balance', 'Unemployment was not less than 7 percent in 2022.', ['2022']],
    ['ports', 'Lund and Kiruna made losses of EUR 58k and EUR 112k.', ['Lund', 'Kiruna']],
    ['ports', 'Lund lost EUR 58k, Kiruna EUR 112k.', ['Lund', 'Kiruna']],
    [
      'balance',
      'The budget showed a deficit of EUR 8 million in 2016 and EUR 4 million in 2017.',
      ['2016', '2017'],
    ],
    ['power', 'Wind power did not fall between 2015 and 2023.', ['2015', '2023']],
    ['balance', 'Unemployment rose slightly to 9.4% in 2020.', ['2019', '2020']],
    ['balance', 'Unemployment remained at 9.4% in 2020.', ['2020']],
    ['balance', 'Unemployment still stood at 9.4% in 2020.', ['2020']],
    ['power', 'Coal power fell again in 2018.', ['2017', '2018']],
    [
      'ports',
      'The three largest ports by cargo were Malmo, followed by Kiruna and Lund.',
      ['Lund', 'Kiruna', 'Malmo'],
    ],
    ['ports', 'The three largest ports by cargo were Lund, Kiruna and Visby.', ['Lund', 'Kiruna', 'Visby']],
    ['ports', 'The five airports handled 2,950 kt of cargo in total.', ['Lund', 'Gavle']],
    [
      'ports',
      'The three largest hospitals by cargo were Lund, Kiruna and Malmo.',
      ['Lund', 'Kiruna', 'Malmo'],
    ],
    ['ports', 'Cargo revenue at Lund was EUR 50 million.', ['Lund']],
    ['snow', 'Snow first exceeded 18 cm in 2019.', ['2019']],
    ['snow', 'Snow was 12, 14, 16 and 15 cm from 2013 to 2018.', ['2013', '2014', '2015', '2018']],
  ] as const)('%s: %s', (name, sentence, cited) => {
    const verdict = { power, ports, balance, snow }[name];
    expect(vouched).not.toContain(verdict(sentence, ...cited));
  });

  it('keeps other words of a name apart from the word that is said', () => {
    const density = over('cities.csv', 'City,Population density (inhabitants/km2)\nLund,1200\nKiruna,90\n');
    expect(vouched).not.toContain(density('Lund had 1,200 inhabitants.', 'Lund'));
    const warm = over('lake.csv', 'Year,July water temperature (°C)\n2019,18.2\n2020,19.1\n2021,17.4\n');
    expect(vouched).not.toContain(warm('2020 was the warmest year, at 19.1 °C.', '2020'));
    const north = over('northampton-visitors.csv', 'Year,Visitors\n2019,18200\n2020,9100\n');
    expect(vouched).not.toContain(north('Visitors in the north fell to 9,100 in 2020.', '2019', '2020'));
  });
});

describe('a sentence that says what a table holds', () => {
  it.each([
    ['power', 'Coal power did not rise in 2018.', ['2017', '2018']],
    ['balance', 'Unemployment did not exceed 7 percent in 2022.', ['2022']],
    ['power', 'Wind power stayed above 30 TWh from 2019 to 2023.', ['2019', '2020', '2021', '2022', '2023']],
    ['ports', 'The three largest ports by cargo were Lund, Kiruna and Malmo.', ['Lund', 'Kiruna', 'Malmo']],
    ['power', 'Wind power first exceeded 50 TWh in 2020.', ['2019', '2020']],
    ['power', 'Wind power ranged from 20 to 80 TWh between 2015 and 2023.', ['2015', '2023']],
    ['balance', 'In all but one of the eight years, unemployment was above 5.5 percent.', ['2015', '2022']],
    ['ports', 'Lund and Malmo made losses of EUR 58k and EUR 20k.', ['Lund', 'Malmo']],
    ['power', 'Wind power was 24, 31 and 29 TWh from 2016 to 2018.', ['2016', '2017', '2018']],
    ['power', 'In 2023 coal power fell from 76 to 52 TWh.', ['2022', '2023']],
    ['balance', 'The budget balance was negative in 2020.', ['2020']],
    ['power', 'Between 2015 and 2023, wind power grew faster than coal power.', ['2015', '2023']],
    ['power', 'Wind power was four times as high in 2023 as in 2015.', ['2015', '2023']],
  ] as const)('%s: %s', (name, sentence, cited) => {
    const verdict = { power, ports, balance, snow }[name];
    expect(vouched).toContain(verdict(sentence, ...cited));
  });

  it.each([
    ['air.csv', 'Year,PM2.5 (µg/m³)\n2020,12.3\n2021,12.8\n', 'PM2.5 stood at 12.8 µg/m³ in 2021.', '2021'],
    [
      'trade.csv',
      'Year,Harvest_kt,Export value USD m\n2020,9000,1200.5\n2021,9500,1310.2\n',
      'The harvest was 9.5 million tonnes in 2021.',
      '2021',
    ],
    [
      'trade.csv',
      'Year,Harvest_kt,Export value USD m\n2020,9000,1200.5\n2021,9500,1310.2\n',
      'Export value reached USD 1.31 billion in 2021.',
      '2021',
    ],
    [
      'breweries.csv',
      'Brewery,Opened,Output (hl)\nDunlaith,1871,531000\nJorsk,1902,206000\n',
      'Dunlaith, opened in 1871, produced 531k hl.',
      'Dunlaith',
    ],
  ])('%s: takes names with digits, units in headers and years in cells', (name, text, sentence, cited) => {
    expect(vouched).toContain(over(name, text)(sentence, cited));
  });
});

describe('a clause that its passage limits', () => {
  it.each([
    [
      'Prosecutors allege that the director took bribes and the mayor covered up the affair.',
      'The mayor covered up the affair.',
    ],
    [
      'The ministry denied that the bank was insolvent and the savings of customers were lost.',
      'The savings of customers were lost.',
    ],
    ['Experts predict that the glacier melts and the lake overflows the dam.', 'The lake overflows the dam.'],
    [
      'In mice, the drug stopped tumour growth entirely, and survival improved.',
      'The drug stopped tumour growth entirely.',
    ],
    ['Under the plan, the ferry to Ansholm runs all winter.', 'The ferry to Ansholm runs all winter.'],
    ['For children under six, entry to the zoo is free of charge.', 'Entry to the zoo is free of charge.'],
    ['The ferry to Ansholm runs all winter, weather permitting.', 'The ferry to Ansholm runs all winter.'],
    ['The operator broke safety law, prosecutors suspect.', 'The operator broke safety law.'],
    ['The law bans the sale of tobacco and vapes to minors.', 'The law bans the sale of tobacco.'],
    ['The ban covers imports of beef and pork from Norland.', 'The ban covers imports of beef.'],
    [
      'The lawyer of the accused, Anna Lind, was sentenced to three years.',
      'Anna Lind was sentenced to three years.',
    ],
    [
      "The mayor's brother runs the paper mill. He was convicted of tax fraud in May.",
      'The mayor was convicted of tax fraud in May.',
    ],
    [
      "The company's plant in Lund was sold in 2019. It had polluted the river for decades.",
      'The company had polluted the river for decades.',
    ],
    [
      'The minister has defended the bank that sold the bonds and was fined by the regulator.',
      'The minister was fined by the regulator.',
    ],
    ['The bank owned the paper mill in Lund.', 'The bank owns the paper mill in Lund.'],
    ['The minister resigned over the loan scandal.', 'The ministers resigned over the loan scandal.'],
  ])('%s', (passage, sentence) => {
    expect(vouched).not.toContain(over('note.txt', passage)(sentence));
  });

  it.each([
    [
      'The yard made a loss last year. It does not expect a profit before 2025.',
      'The yard does not expect a profit before 2025.',
    ],
  ])('counts as said where nothing limits it: %s', (passage, sentence) => {
    expect(vouched).toContain(over('note.txt', passage)(sentence));
  });
});

describe('a quote whose speaker says something else', () => {
  it.each([
    [
      '“Our rivals say that the ferry is a death trap for tourists in winter,” Per Dahl said.',
      'Per Dahl called it “a death trap for tourists”.',
    ],
    [
      '“It is far from clear that the tunnel is worth the money,” Ida Berg said.',
      'Ida Berg said the tunnel was “worth the money”.',
    ],
    [
      '“I wish I could say the water is safe to drink in summer,” Ida Berg said.',
      'Ida Berg said “the water is safe to drink in summer”.',
    ],
    [
      '“We could have sold the harbour to Lind Marine at twice the price,” Hauge said.',
      'Hauge said they had “sold the harbour to Lind Marine”.',
    ],
    [
      '“We know that the water is safe to drink after it has been boiled twice,” Ida Berg said.',
      'Ida Berg said “the water is safe to drink”.',
    ],
    [
      'Anna Hauge chairs the union and Per Hauge runs the port. “The port is bankrupt,” Hauge said on Monday.',
      'Anna Hauge said: “The port is bankrupt.”',
    ],
    [
      'Ida Berg rejected the charge by Per Dahl, who had said: “The mayor lied to the council.”',
      'Ida Berg said: “The mayor lied to the council.”',
    ],
    [
      '“The mayor lied to the council,” Per Dahl told Ida Berg.',
      'Ida Berg said: “The mayor lied to the council.”',
    ],
    [
      'Anna Hauge chairs the union. Her brother Per owns the port. “The port is bankrupt,” Hauge said.',
      'Anna Hauge said: “The port is bankrupt.”',
    ],
  ])('%s', (passage, sentence) => {
    expect(vouched).not.toContain(over('note.txt', passage)(sentence));
  });
});

describe('a quote of its speaker', () => {
  it.each([
    [
      'Transport minister Elin Hauge has promised nothing. “I support the plan,” Hauge said.',
      'Elin Hauge said: “I support the plan.”',
    ],
    ['“That was our mistake, not the supplier’s,” said Tomas Okello.', 'Okello spoke of “our mistake”.'],
    [
      '“That is good, but two flights are not a record,” Quenby added.',
      'Quenby added that “two flights are not a record”.',
    ],
  ])('%s', (passage, sentence) => {
    expect(vouched).toContain(over('note.txt', passage)(sentence));
  });
});

describe('a figure told without what its passage limits it by', () => {
  it.each([
    ['Turnout in Lund and Visby was 61 and 48 percent, respectively.', 'Turnout in Lund was 48 percent.'],
    [
      'Spending on roads and schools came to 40 and 12 million euros in 2022.',
      'Spending on roads came to 12 million euros in 2022.',
    ],
    [
      'In 2023 the airport served 3.8 million passengers, up from 3.1 million in 2019.',
      'In 2023 the airport served 3.8 million passengers, 0.7 million more than a year earlier.',
    ],
    [
      'The city had 24,000 inhabitants entitled to vote in 2022.',
      'In 2022 the population of the city was 24,000.',
    ],
    [
      'Waiting times fell from 54 days to 36 in the clinics and from 20 weeks to 9 in the hospitals.',
      'Waiting times fell from 54 days to 36 in the hospitals.',
    ],
    ['Among smokers, 24 percent had a stroke by 2021.', 'In 2021, 24 percent had a stroke.'],
    [
      'In Lund, 24 percent of pupils cycled to school in 2021.',
      'In 2021, 24 percent of pupils cycled to school.',
    ],
    [
      'The fund paid 12 million euros to farmers with fewer than 20 cows.',
      'The fund paid 12 million euros to farmers.',
    ],
    [
      'A spokesman for the state of Lund said that 40 schools had closed by 2022.',
      'A spokesman for the nation said that 40 schools had closed by 2022.',
    ],
    [
      'The rescue service recorded 1,036 accidents, 57 fewer than the year before.',
      'The rescue service recorded 1,036 accidents, 57 more than the year before.',
    ],
  ])('%s', (passage, sentence) => {
    expect(vouched).not.toContain(over('note.txt', passage)(sentence));
  });
});
