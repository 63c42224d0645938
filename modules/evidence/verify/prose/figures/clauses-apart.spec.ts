import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'The firm sold 300 cars before it was taken over in 2019.',
    truths: ['The firm sold 300 cars before it was taken over in 2019.'],
    falsehoods: ['The firm sold 300 cars in 2019.', 'In 2019, the firm sold 300 cars.'],
  },
  {
    passage: 'The firm sold 300 cars after Delta took it over in 2019.',
    truths: ['The firm sold 300 cars after Delta took it over in 2019.'],
    falsehoods: ['The firm sold 300 cars in 2019.'],
  },
  {
    passage: 'The plant employed 480 people until it was closed in March 2021.',
    truths: ['The plant employed 480 people until it was closed in March 2021.'],
    falsehoods: ['In March 2021, the plant employed 480 people.', 'The plant employed 480 people in 2021.'],
  },
  {
    passage: 'After the dam broke in 1998, the council built 40 kilometres of dykes.',
    truths: ['After the dam broke in 1998, the council built 40 kilometres of dykes.'],
    falsehoods: ['The council built 40 kilometres of dykes in 1998.'],
  },
  {
    passage: 'The hospital treated 48,300 patients last year, of whom 31% were over 65.',
    truths: ['The hospital treated 48,300 patients last year.'],
    falsehoods: ['The hospital treated 48,300 patients over 65 last year.'],
  },
  {
    passage: 'Wages will rise by 3 percent this year and by 2.5 percent next year.',
    truths: ['Wages will rise by 3 percent this year.'],
    falsehoods: ['Wages will rise by 3 percent next year.', 'Wages will rise by 2.5 percent this year.'],
  },
  {
    passage:
      'Flood claims cost Corvane Insurance 96 million crowns in the second quarter, nearly four times the 25 million paid out in the first.',
    truths: ['Flood claims cost Corvane Insurance 96 million crowns in the second quarter.'],
    falsehoods: [
      'Flood claims cost Corvane Insurance 96 million crowns in the first quarter.',
      'In the first quarter, flood claims cost Corvane Insurance 96 million crowns.',
    ],
  },
  {
    passage:
      'Last year 88.4 percent of trains run by Westmoor Rail arrived on time, compared with 84.9 percent in the previous year.',
    truths: ['Last year 88.4 percent of trains run by Westmoor Rail arrived on time.'],
    falsehoods: [
      'Last year 84.9 percent of trains run by Westmoor Rail arrived on time.',
      'In the previous year 88.4 percent of trains run by Westmoor Rail arrived on time.',
    ],
  },
  {
    passage: 'Pell, which has 1,120 employees, bought a firm in 2019.',
    truths: ['Pell has 1,120 employees.'],
    falsehoods: ['Pell had 1,120 employees in 2019.', 'In 2019, Pell had 1,120 employees.'],
  },
  {
    passage: 'The mill, which makes 900 tonnes of paper a day, was sold in 2019.',
    truths: ['The mill makes 900 tonnes of paper a day.'],
    falsehoods: ['In 2019, the mill made 900 tonnes of paper a day.'],
  },
  {
    passage: 'Anna Berg, who has 14 employees, opened the shop in May 2021.',
    truths: ['Anna Berg has 14 employees.'],
    falsehoods: ['In May 2021, Anna Berg had 14 employees.'],
  },
  {
    passage: 'Pell has 1,120 employees. It bought a rival in 2019.',
    truths: ['Pell has 1,120 employees.'],
    falsehoods: ['Pell had 1,120 employees in 2019.', 'In 2019, Pell had 1,120 employees.'],
  },
  {
    passage: 'The vaccine protects 9 out of 10 children for five years and 7 out of 10 adults for three.',
    truths: ['The vaccine protects 9 out of 10 children for five years.'],
    falsehoods: [
      'The vaccine protects 7 out of 10 adults for five years.',
      'The vaccine protects 9 out of 10 children for three years.',
    ],
  },
  {
    passage: 'Arl has 30 schools with 4,000 pupils and Bex 20 with 2,500.',
    truths: ['Arl has 30 schools with 4,000 pupils.', 'Arl has 30 schools and Bex 20.'],
    falsehoods: ['Arl has 30 schools with 2,500 pupils.', 'Bex has 20 schools with 4,000 pupils.'],
  },
  {
    passage: 'Unlike in 2021, when 8 of 10 tests failed, all of the 12 tests succeeded in 2023.',
    truths: ['8 of 10 tests failed in 2021.'],
    falsehoods: ['8 of 10 tests failed in 2023.', 'In 2023, 8 of 10 tests failed.'],
  },
  {
    passage: 'Of the 90 bridges, 12 were repaired in 2021, 20 in 2022 and 9 are to be repaired next year.',
    truths: ['12 of the 90 bridges were repaired in 2021.'],
    falsehoods: [
      '12 of the 90 bridges were repaired in 2022.',
      '20 of the 90 bridges were repaired in 2021.',
    ],
  },
  {
    passage: 'The drug cost 90 euros when it was launched in 2012 and 340 euros in 2024.',
    truths: [],
    falsehoods: ['The drug costs 90 euros.', 'The drug cost 90 euros in 2024.'],
  },
  {
    passage:
      'The first line, opened in 1970, is 9 kilometres long, the second, opened in 1985, 14 kilometres.',
    truths: ['The first line is 9 kilometres long.'],
    falsehoods: ['The second line is 9 kilometres long.', 'The first line is 14 kilometres long.'],
  },
]);
