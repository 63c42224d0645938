import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Tables with statements about them that cite one row, several or all. */
const worlds: readonly TableWorld[] = [
  {
    name: 'tram-lines.csv',
    table: `Line,Riders 2019 (million),Riders 2021 (million),Riders 2023 (million),Fares 2019 (EUR million),Fares 2023 (EUR million)
Red Line,24.6,13.9,22.1,31.2,30.4
Blue Line,18.2,11.4,19.3,22.9,25.8
Harbour Line,9.7,5.2,10.9,13.4,16.1
Airport Line,7.5,2.1,6.3,28.8,25.2
Hill Line,4.1,2.6,3.9,4.6,4.7
Loop,12.4,8.8,14.6,14.1,17.9
`,
    truths: `
Red Line | The Red Line carried 22.1 million passengers in 2023.
* | In 2023 the Red Line was the busiest line, with 22.1 million riders.
Airport Line | Ridership on the Airport Line collapsed by 72% between 2019 and 2021, from 7.5 to 2.1 million.
Loop | The Loop gained 2.2 million riders between 2019 and 2023, an increase of roughly 18%.
* | Three of the six lines had more riders in 2023 than in 2019: the Blue Line, the Harbour Line and the Loop.
* | Together, the six lines carried 77.1 million riders in 2023.
* | The Red Line accounted for 28.7% of all riders in 2023.
* | The Hill Line was the least used line in 2023, with just 3.9 million riders.
Airport Line | The Airport Line earned EUR 25.2 million in fares in 2023, EUR 3.6 million less than in 2019.
* | Every line had fewer riders in 2021 than in 2019.
* | All six lines had fewer riders in 2021 than in 2019.
* | Fares fell between 2019 and 2023 on two of the six lines: the Red Line and the Airport Line.
* | Four lines earned more in fares in 2023 than in 2019.
`,
    falsehoods: `
Red Line | The Red Line carried 22.1 million passengers in 2021.
* | In 2023 the Blue Line was the busiest line, with 19.3 million riders.
Airport Line | Ridership on the Airport Line collapsed by 62% between 2019 and 2021, from 7.5 to 2.1 million.
Loop | The Loop gained 2.2 million riders between 2021 and 2023, an increase of roughly 18%.
Loop | The Loop lost 2.2 million riders between 2019 and 2023, a decrease of roughly 18%.
* | Three of the six lines had more riders in 2023 than in 2019: the Blue Line, the Harbour Line and the Red Line.
* | Four of the six lines had more riders in 2023 than in 2019.
* | Together, the six lines carried 76.5 million riders in 2023.
* | The Red Line accounted for 32.2% of all riders in 2023.
Blue Line, Harbour Line | In 2019, the Harbour Line had almost twice as many riders as the Blue Line.
* | The Airport Line was the least used line in 2023, with 6.3 million riders.
Airport Line | The Airport Line earned EUR 25.2 million in fares in 2023, EUR 3.6 million more than in 2019.
Airport Line | The Airport Line earned EUR 28.8 million in fares in 2023.
Red Line | The Hill Line carried 3.9 million passengers in 2023.
* | Every line had fewer riders in 2023 than in 2019.
* | Every line had fewer riders in 2023 than in 2021.
* | All six lines had fewer riders in 2023 than in 2019.
* | All five lines had fewer riders in 2021 than in 2019.
* | Three of the five lines had more riders in 2023 than in 2019.
* | Three of the six lines had more riders in 2019 than in 2023: the Blue Line, the Harbour Line and the Loop.
* | Three of the six lines had fewer riders in 2023 than in 2019: the Blue Line, the Harbour Line and the Loop.
* | Three of the six lines had more riders in 2023 than in 2021: the Blue Line, the Harbour Line and the Loop.
* | Two of the six lines had more riders in 2023 than in 2019: the Blue Line and the Loop.
* | Three of the six lines had more fares in 2023 than in 2019: the Blue Line, the Harbour Line and the Loop.
* | Three of the six lines had more riders in 2023 than in 2019: the Blue Line, the Harbour Line and the Hill Line.
* | Three of the six lines had more riders in 2023 than in 2019, among them the Red Line.
* | Not all lines had fewer riders in 2021 than in 2019.
* | Three of the six lines had more than 10 million more riders in 2023 than in 2019.
* | Every line had more than twice as many riders in 2019 than in 2021.
* | Fares fell between 2019 and 2023 on three of the six lines.
* | Riders fell between 2019 and 2023 on two of the six lines: the Red Line and the Airport Line.
* | Only three of the six lines had fewer riders in 2021 than in 2019.
* | In 2023 the Airport Line was the busiest line by fares.
* | In 2023 the Blue Line was the busiest line.
* | In 2019 the Hill Line was the most used line.
* | Every second line had fewer riders in 2021 than in 2019.
* | Three of the six lines had more riders in 2023 than ever before.
* | Three of the six lines had more riders on weekdays in 2023 than in 2019.
* | Ridership on the Airport Line fell from 7.5 to 2.1 thousand between 2019 and 2021.
Airport Line | Ridership on the Airport Line fell from 2.1 to 7.5 million between 2019 and 2021.
Airport Line | Ridership on the Airport Line fell from 6.3 to 2.1 million between 2019 and 2021.
Airport Line | Fares on the Airport Line fell from 28.8 to 25.2 million riders between 2019 and 2023.
* | The Red Line was the busiest with 22.1 million riders, followed by the Loop with 14.6 million in 2023.
* | In 2023, the Red Line had the most riders, followed by the Loop and the Blue Line.
`,
  },
  {
    name: 'regions.csv',
    table: `Region,Year,Inhabitants,Births,Deaths,Net migration
Norrvik,2020,184300,1610,1890,-420
Norrvik,2021,183500,1570,1930,-440
Norrvik,2022,183100,1540,1880,-60
Sundhal,2020,412700,4680,3410,2150
Sundhal,2021,416200,4590,3480,2390
Sundhal,2022,421500,4510,3520,4310
Ostmark,2020,96800,740,1120,-310
Ostmark,2021,96000,720,1150,-370
Ostmark,2022,95700,705,1160,155
`,
    truths: `
Norrvik & 2022 | In 2022, Norrvik was home to 183,100 people.
Ostmark | Births in Ostmark fell every year, from 740 in 2020 to 705 in 2022.
* | In 2022, Sundhal had the most births, 4,510.
Sundhal & 2022 | Sundhal recorded 990 more births than deaths in 2022.
Norrvik & 2020, Norrvik & 2022 | Norrvik lost 1,200 inhabitants between 2020 and 2022, or 0.65%.
* | In 2021, two of the three regions had negative net migration: Norrvik and Ostmark.
2022 | In 2022 the three regions together had 700,300 inhabitants.
* | Sundhal accounted for about 60% of the inhabitants of the three regions in 2022.
Ostmark & 2021, Ostmark & 2022 | Net migration in Ostmark swung from minus 370 in 2021 to plus 155 in 2022.
`,
    falsehoods: `
Norrvik & 2022 | In 2022, Norrvik was home to 183,500 people.
Norrvik & 2022 | In 2021, Norrvik was home to 183,100 people.
Ostmark | Births in Ostmark rose every year, from 740 in 2020 to 705 in 2022.
* | In 2022, Norrvik had the most births, 1,540.
Sundhal & 2022 | Sundhal recorded 990 more deaths than births in 2022.
Norrvik & 2020, Norrvik & 2022 | Norrvik gained 1,200 inhabitants between 2020 and 2022.
Norrvik & 2020, Norrvik & 2022 | Norrvik lost 1,200 inhabitants between 2020 and 2022, or 6.5%.
* | In 2022, two of the three regions had negative net migration.
* | In 2021, two of the three regions had negative net migration: Norrvik and Sundhal.
2022 | In 2021 the three regions together had 700,300 inhabitants.
* | Sundhal accounted for about 70% of the inhabitants of the three regions in 2022.
Ostmark & 2021, Ostmark & 2022 | Net migration in Ostmark swung from plus 370 in 2021 to minus 155 in 2022.
Sundhal | In all three years, more people died in Sundhal than were born there.
* | In all three years, more people died in Ostmark than in Norrvik.
Sundhal & 2021 | Sundhal lost 2,390 people through migration in 2021.
`,
  },
  {
    name: 'harlan-group.csv',
    table: `Quarter,Revenue (EUR million),Operating result (EUR million),Order intake (EUR million),Employees
2022 Q1,318.4,12.6,341.0,5210
2022 Q2,305.9,-4.8,322.7,5260
2022 Q3,297.2,-15.3,288.1,5190
2022 Q4,331.6,8.9,310.5,5080
2023 Q1,309.8,-2.2,335.6,4990
2023 Q2,322.3,6.1,352.4,4960
2023 Q3,340.7,14.4,361.9,4975
2023 Q4,358.1,21.7,349.3,5020
`,
    truths: `
2023 Q4 | In the fourth quarter of 2023, Harlan reported revenue of EUR 358.1 million.
* | The operating result was negative in three of the eight quarters.
* | The largest operating loss, EUR 15.3 million, was recorded in the third quarter of 2022.
2023 Q1, 2023 Q2, 2023 Q3, 2023 Q4 | Revenue rose in each quarter of 2023, from EUR 309.8 million to EUR 358.1 million.
* | The group employed the fewest people, 4,960, in the second quarter of 2023.
2023 Q1, 2023 Q2, 2023 Q3, 2023 Q4 | Over the four quarters of 2023, the operating result added up to EUR 40 million.
2023 Q3 | In the third quarter of 2023, orders exceeded revenue by EUR 21.2 million.
2022 Q1, 2022 Q2, 2022 Q3, 2022 Q4 | Revenue averaged EUR 313.3 million per quarter in 2022.
2022 Q2, 2022 Q3, 2023 Q1 | Harlan made an operating loss in the second and third quarters of 2022 and in the first quarter of 2023.
* | The operating result was negative in the second and third quarters of 2022 and in the first quarter of 2023.
* | In three of the eight quarters the group made a loss: Q2 2022, Q3 2022 and Q1 2023.
`,
    falsehoods: `
2023 Q4 | In the fourth quarter of 2023, Harlan reported revenue of EUR 349.3 million.
2023 Q4 | In the fourth quarter of 2023, Harlan reported orders of EUR 358.1 million.
* | The operating result was negative in four of the eight quarters.
* | The largest operating loss, EUR 4.8 million, was recorded in the second quarter of 2022.
2022 Q1, 2022 Q2, 2022 Q3, 2022 Q4 | Revenue rose in each quarter of 2022, from EUR 318.4 million to EUR 331.6 million.
* | The group employed the fewest people, 4,990, in the first quarter of 2023.
* | The group employed the most people, 5,210, in the first quarter of 2022.
2022 Q4, 2023 Q4 | Fourth-quarter revenue fell by 8% year on year, from EUR 358.1 million to EUR 331.6 million.
2023 Q1, 2023 Q2, 2023 Q3, 2023 Q4 | Over the four quarters of 2023, the operating result added up to EUR 44.4 million.
2023 Q3 | In the third quarter of 2023, revenue exceeded orders by EUR 21.2 million.
2022 Q4 | In the fourth quarter of 2022, orders exceeded revenue by EUR 21.1 million.
2022 Q1, 2022 Q2, 2022 Q3, 2022 Q4 | Revenue averaged EUR 332.7 million per quarter in 2022.
2022 Q2, 2022 Q3, 2023 Q1 | Harlan made an operating profit in the second and third quarters of 2022.
2022 Q2, 2022 Q3, 2022 Q4 | Harlan made an operating loss in the second, third and fourth quarters of 2022.
2023 Q4 | In the fourth quarter of 2023, Harlan made an operating loss of EUR 21.7 million.
* | The operating result was negative in the second and third quarters of 2022 and in the first quarter of 2022.
* | The operating result was positive in the second and third quarters of 2022 and in the first quarter of 2023.
* | Harlan made an operating profit in Q1 2022, Q2 2022 and Q4 2022.
* | In three of the eight quarters the group made a loss: Q2 2022, Q3 2022 and Q4 2022.
* | In two of the eight quarters the group made a loss: Q2 2022 and Q3 2022.
* | In two of the three quarters of 2022, the group made a loss: Q2 2022 and Q3 2022.
* | Only Q2 2022 and Q3 2022 closed with an operating loss.
* | The largest operating profit, EUR 15.3 million, was recorded in the third quarter of 2022.
* | The largest operating loss, EUR 12.6 million, was recorded in the first quarter of 2022.
2022 Q3, 2022 Q2 | The operating loss in Q3 2022, EUR 4.8 million, was larger than in Q2 2022.
* | Revenue fell by EUR 12.5 million between Q1 2022 and Q2 2022, or 4.9%.
* | Revenue fell by EUR 12.5 million between Q1 2022 and Q2 2022, or 3.9% of orders.
* | Revenue rose by EUR 12.5 million between Q1 2022 and Q2 2022, or 3.9%.
2023 Q1, 2023 Q2, 2023 Q3, 2023 Q4 | Over the four quarters of 2022, the operating result added up to EUR 40 million.
2023 Q2, 2023 Q3, 2023 Q4 | Over the four quarters of 2023, the operating loss added up to EUR 40 million.
2022 Q1, 2023 Q4 | Over the three quarters of 2023, revenue totalled EUR 1,330.9 million.
`,
  },
  {
    name: 'dams.csv',
    table: `Dam,River,Completed,Height (m),Reservoir (million m3),Capacity (MW),Cost (USD million)
Marrow Dam,Teel,1961,118,742,310,96
Upper Sallow,Sallow,1974,86,195,88,61
Keld Barrage,Teel,1983,31,410,54,142
Storr Dam,Ivel,1969,147,1280,460,188
Grey Pike,Ivel,1992,163,634,520,735
Lower Sallow,Sallow,1978,44,92,36,29
Hask Dam,Hask,2006,71,268,112,318
`,
    truths: `
Grey Pike | Completed in 1992, Grey Pike stands 163 metres tall.
* | Grey Pike is the tallest of the seven dams at 163 m, followed by Storr Dam with 147 m.
* | The Storr Dam holds back the largest reservoir, with 1,280 million cubic metres.
Storr Dam, Marrow Dam | The Storr Dam's capacity of 460 MW exceeds that of the Marrow Dam by 150 MW.
* | Taken together, the seven dams have a capacity of 1,580 MW.
* | Grey Pike alone provides about a third of the total capacity.
* | Only two dams were completed after 1990: Grey Pike and Hask Dam.
Grey Pike, Hask Dam | At USD 735 million, Grey Pike cost more than twice as much as the Hask Dam (USD 318 million).
Upper Sallow, Lower Sallow | The two dams on the Sallow have a combined capacity of 124 MW.
* | The oldest of the dams is the Marrow Dam, completed in 1961, and the newest is the Hask Dam, completed in 2006.
* | The Hask Dam was completed after 2000.
* | Three dams were completed before 1975.
* | Three dams were completed before 1975: the Marrow Dam, Upper Sallow and the Storr Dam.
* | Grey Pike is the tallest dam, followed by the Storr Dam.
* | The tallest dam is Grey Pike.
`,
    falsehoods: `
Grey Pike | Completed in 1992, Grey Pike stands 147 metres tall.
Grey Pike | Completed in 1969, Grey Pike stands 163 metres tall.
* | Storr Dam is the tallest of the seven dams at 147 m, followed by Grey Pike with 163 m.
* | Grey Pike is the tallest of the seven dams at 163 m, followed by Marrow Dam with 118 m.
* | Grey Pike holds back the largest reservoir, with 634 million cubic metres.
Storr Dam, Marrow Dam | The Marrow Dam's capacity of 310 MW exceeds that of the Storr Dam by 150 MW.
* | Taken together, the seven dams have a capacity of 1,544 MW.
* | Storr Dam alone provides about a third of the total capacity.
* | Only two dams were completed after 1980: Grey Pike and Hask Dam.
* | Only two dams were completed after 1990: Keld Barrage and Hask Dam.
Grey Pike, Hask Dam | At USD 735 million, Grey Pike cost more than three times as much as the Hask Dam (USD 318 million).
Grey Pike, Hask Dam | At USD 318 million, Grey Pike cost less than half as much as the Hask Dam.
Upper Sallow, Lower Sallow | The two dams on the Teel have a combined capacity of 124 MW.
* | The oldest of the dams is the Storr Dam, completed in 1969.
* | The newest is the Grey Pike, completed in 1992, with 520 MW.
Keld Barrage | Keld Barrage was completed after 1983.
Keld Barrage | Keld Barrage was completed before 1983.
Keld Barrage | Keld Barrage, completed by 1978, is 31 m high.
Grey Pike | Grey Pike stood 163 metres tall in 1985.
Grey Pike | Grey Pike is 163 metres long.
Grey Pike | Grey Pike is 163 metres wide.
Grey Pike | Grey Pike produced 520 MW before 1992.
Grey Pike | Grey Pike cost USD 735 million after 1992.
Grey Pike | After 1990, Grey Pike cost USD 735 million.
* | Two dams were completed after 1980: Grey Pike and Hask Dam.
* | Two dams cost more than USD 180 million: Grey Pike and Hask Dam.
* | Three dams were completed before 1975: the Marrow Dam, Upper Sallow and the Keld Barrage.
* | Four dams were completed before 1975.
* | Three dams had a capacity of more than 100 MW before 1975.
Hask Dam | The Hask Dam was completed long before 2010.
Hask Dam | The Hask Dam was under construction before 2006.
Hask Dam | The Hask Dam has stood since 2000.
Hask Dam | The Hask Dam was completed by 2000.
* | The tallest dam is the Storr Dam.
* | The longest dam is Grey Pike.
* | The deepest reservoir is that of Grey Pike.
* | Grey Pike is the tallest dam, followed by the Marrow Dam.
* | Grey Pike is the tallest dam ahead of the Marrow Dam.
* | Grey Pike is the tallest of the six dams.
* | Grey Pike is the tallest dam with 163 m, ahead of the Marrow Dam with 118 m.
* | Grey Pike is the tallest dam with 163 m, the Marrow Dam second with 118 m.
* | Grey Pike is the tallest dam with 163 m; the Marrow Dam comes next with 118 m.
* | Grey Pike leads by height with 163 m, then the Marrow Dam with 118 m.
`,
  },
];

testTables(worlds);
