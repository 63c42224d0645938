import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';

/** Tables where a row has two periods, or a label several rows, with statements that join rows. */
const worlds: readonly TableWorld[] = [
  {
    name: 'breweries.csv',
    table: `Brewery,Town,Output 2022 (hl),Output 2023 (hl),Employees,Revenue 2023 (EUR million),Result 2023 (EUR thousand)
Anker,Lund,84000,91200,62,14.8,612
Falk,Ystad,120500,112300,88,19.1,-240
Hamn,Lund,46200,46200,31,7.3,95
Orbit,Kalmar,15800,23900,17,4.2,-88
Storm,Visby,203400,211900,140,33.6,1840
Vinter,Kalmar,67100,59800,45,9.9,-415
`,
    truths: `
* | Three of the six breweries made a loss in 2023: Falk, Orbit and Vinter.
Vinter | Vinter closed 2023 with a deficit of EUR 415,000.
* | Vinter was deepest in the red, at EUR 415,000.
* | Storm made the biggest profit, EUR 1.84 million.
Storm | Storm employs 140 people.
* | Storm is the largest employer, with 140 employees.
Storm | Storm earned EUR 33.6 million in 2023.
* | The six breweries employ 383 people in total.
Storm, Falk | Storm brewed nearly twice as much as Falk in 2023.
* | Output fell at two of the breweries between 2022 and 2023: Falk and Vinter.
Anker, Hamn | The two breweries in Lund brewed 137,400 hl together in 2023.
* | Output in 2023 averaged 90,883 hl per brewery.
Orbit | Orbit is the smallest brewery by output, at 23,900 hl in 2023.
* | Storm produced 39% of the total output in 2023.
* | Only Orbit employs fewer people than Hamn.
Anker | Anker increased its output by 8.6% to 91,200 hl.
* | The combined loss of Falk, Orbit and Vinter was EUR 743,000.
* | Falk, Orbit and Vinter were in the red in 2023.
* | Half of the breweries made a loss.
* | Anker is the third largest brewery by output in 2023.
* | On average, the breweries employ about 64 people.
Storm, Anker | Storm's output exceeded Anker's by 120,700 hl in 2023.
Storm, Anker | Storm brewed 2.3 times as much as Anker in 2023.
* | Storm and Falk together accounted for almost 60% of the output in 2023.
Vinter | At Vinter, output declined from 67,100 hl to 59,800 hl, a drop of 10.9%.
* | Four of the six breweries had fewer than 70 employees.
* | Half of the breweries made a profit.
* | Half of the breweries employ more than 50 people.
* | A third of the breweries employ more than 80 people.
Vinter | Vinter's output fell by 10.9% to 59,800 hl.
`,
    falsehoods: `
* | Three of the six breweries made a loss in 2023: Falk, Orbit and Hamn.
* | Three of the six breweries made a profit in 2023: Falk, Orbit and Vinter.
Vinter | Vinter closed 2023 with a surplus of EUR 415,000.
* | Orbit was deepest in the red, at EUR 88,000.
* | Anker made the biggest profit, EUR 612,000.
Storm | Storm employs 88 people.
* | Falk is the largest employer, with 88 employees.
Storm | Storm earned EUR 19.1 million in 2023.
Storm, Falk | Storm brewed more than twice as much as Falk in 2023.
* | Output fell at two of the breweries between 2022 and 2023: Falk and Hamn.
* | Output rose at two of the breweries between 2022 and 2023: Falk and Vinter.
Anker, Hamn | The two breweries in Kalmar brewed 137,400 hl together in 2023.
* | Anker grew the fastest, by 8.6%.
Hamn | Hamn's output was unchanged at 59,800 hl.
* | Storm produced 39% of the total output in 2022.
* | Only Orbit employs fewer people than Vinter.
* | Only Orbit employs more people than Hamn.
Anker | Anker increased its output by 8.6% to 84,000 hl.
* | Falk, Hamn and Vinter were in the red in 2023.
* | A third of the breweries made a loss.
* | Falk is the third largest brewery by output in 2023.
* | Anker is the second largest brewery by output in 2023.
* | Storm and Falk together accounted for almost 70% of the output in 2023.
* | Three of the six breweries had fewer than 70 employees.
* | The combined loss of Falk, Orbit and Vinter was EUR 643,000.
* | The combined profit of Falk, Orbit and Vinter was EUR 743,000.
* | Half of the breweries employ more than 80 people.
* | Half of the breweries employ more than 40 people.
* | Half of the brewery employees work at Storm.
* | Half of the breweries' employees work at Storm.
* | Half of the breweries in Lund made a loss.
* | More than half of the breweries made a loss.
* | Half of the breweries increased their output by 10%.
* | Half of the breweries increased their output.
* | The breweries employ 343 people.
* | The breweries employ 383 women.
* | The brewery workers employ 383 people.
* | The rival breweries employ 383 people.
* | The breweries in Lund employ 383 people.
* | Storm is the smallest employer, with 140 employees.
* | Storm is the largest employer in Sweden, with 140 employees.
* | Storm is the second largest employer, with 140 employees.
* | Orbit is the largest employer, with 17 employees.
Vinter | Vinter's output rose from 59,800 hl to 67,100 hl.
Vinter | Vinter's output fell from 67,100 hl in 2023 to 59,800 hl.
Vinter | Vinter's output fell from 67,100 hl to 59,800 hl in 2022.
Vinter | Vinter's output fell from 59,800 hl to 67,100 hl.
Vinter | Vinter's revenue fell from 67,100 hl to 59,800 hl.
Vinter | Vinter's output fell by 10.9% to 67,100 hl.
Vinter | Vinter's output fell by 8.9% to 59,800 hl.
Vinter | Vinter's output fell by 10.9% to 59,800 hl since 2021.
Falk | Vinter's output fell by 10.9% to 59,800 hl.
Anker | Anker increased its output by 8.6% to 91,200 hl in 2022.
* | The combined loss of Falk, Orbit and Vinter was EUR 743 million.
* | The combined loss of Falk, Hamn and Vinter was EUR 743,000.
* | The combined loss of Falk, Orbit and Vinter was EUR 743,000 in 2022.
* | The average loss of Falk, Orbit and Vinter was EUR 743,000.
* | The combined loss of Falk and Vinter was EUR 743,000.
* | The combined loss of the six breweries was EUR 743,000.
* | The loss of Falk, Orbit and Vinter was EUR 743,000 each.
* | The loss of Falk, which employs 88 people, was EUR 88,000.
* | Falk, Orbit and Vinter were in the black in 2023.
* | Falk, Orbit and Vinter were in the red in 2022.
* | Only Falk, Orbit and Storm were in the red in 2023.
* | Falk and Orbit were the only breweries in the red in 2023.
* | Falk, Orbit and Storm made a loss.
* | Hamn, Orbit and Vinter made a loss.
* | Vinter was deepest in the red, at EUR 240,000.
* | Falk was deepest in the red, at EUR 240,000.
* | Storm made the smallest profit, EUR 1.84 million.
* | Hamn made the biggest loss, EUR 95,000.
* | The biggest loss, EUR 240,000, was made by Falk.
* | The smallest loss, EUR 95,000, was made by Hamn.
* | The biggest loss, EUR 415,000, was made by Falk.
* | The second biggest loss, EUR 415,000, was made by Vinter.
* | Vinter made a loss, EUR 59,800.
`,
  },
  {
    name: 'ports.csv',
    table: `Port,Year,Cargo (million t),Containers (thousand TEU),Ship calls,Result (EUR million)
Aldhaven,2019,41.2,1820,6120,12.4
Aldhaven,2020,36.8,1610,5480,-3.1
Aldhaven,2021,39.9,1790,5730,6.6
Aldhaven,2022,42.7,1905,5990,15.2
Brugge Sund,2019,18.3,410,3840,2.2
Brugge Sund,2020,17.1,365,3510,-1.4
Brugge Sund,2021,16.8,372,3390,-0.6
Brugge Sund,2022,15.5,350,3120,-2.9
Kap Rosen,2019,7.9,95,1760,0.8
Kap Rosen,2020,8.4,101,1810,1.1
Kap Rosen,2021,9.6,118,1930,1.9
Kap Rosen,2022,10.8,140,2040,2.7
`,
    truths: `
Kap Rosen | Cargo at Kap Rosen grew every year, from 7.9 million tonnes in 2019 to 10.8 million tonnes in 2022.
* | In 2022, Aldhaven handled 61.9% of the cargo of the three ports.
2022 | In 2022, the three ports handled 69 million tonnes of cargo between them.
Brugge Sund | Brugge Sund made a loss in 2020, 2021 and 2022.
Aldhaven | Aldhaven's cargo fell by 10.7% in 2020 and rose by 8.4% in 2021.
Aldhaven & 2019, Aldhaven & 2022 | Between 2019 and 2022, container traffic at Aldhaven increased by 85,000 TEU, or 4.7%.
* | In 2022 only Brugge Sund was in the red.
Brugge Sund & 2022 | In 2022, Brugge Sund posted a deficit of EUR 2.9 million.
* | Two of the three ports made a loss in 2020: Aldhaven and Brugge Sund.
* | Aldhaven's average cargo over the four years was 40.15 million tonnes.
Kap Rosen & 2019, Kap Rosen & 2022 | Kap Rosen's result more than tripled between 2019 and 2022.
* | In 2022 Aldhaven handled almost four times as much cargo as Kap Rosen.
Aldhaven | Aldhaven returned to profit in 2021 with EUR 6.6 million, after a loss of EUR 3.1 million in 2020.
Brugge Sund | Ship calls at Brugge Sund dropped by 720 between 2019 and 2022.
Aldhaven | In 2022, Aldhaven handled 42.7 million tonnes of cargo, 3.6% more than in 2019.
Kap Rosen | Cargo at Kap Rosen rose from 7.9 million tonnes to 10.8 million tonnes.
* | In 2022, two ports handled more than 12 million tonnes: Aldhaven and Brugge Sund.
Brugge Sund | Brugge Sund made a loss in 2020 and 2022.
`,
    falsehoods: `
Brugge Sund | Cargo at Brugge Sund grew every year, from 15.5 million tonnes in 2022 to 18.3 million tonnes in 2019.
* | In 2022, Aldhaven handled 61.9% of the containers of the three ports.
* | In 2021, Aldhaven handled 61.9% of the cargo of the three ports.
Brugge Sund | Brugge Sund made a loss in 2019, 2020 and 2021.
Brugge Sund | Brugge Sund made a profit in 2020, 2021 and 2022.
* | Kap Rosen was the only port with a loss in 2020.
* | Aldhaven was the only port without a loss in 2020.
Aldhaven | Aldhaven's cargo fell by 8.4% in 2020 and rose by 10.7% in 2021.
Aldhaven & 2019, Aldhaven & 2022 | Between 2019 and 2022, container traffic at Aldhaven increased by 85,000 TEU, or 14.7%.
* | In 2022 only Aldhaven was in the red.
* | In 2020 only Brugge Sund was in the red.
* | All three ports handled less cargo in 2020 than in 2021.
* | All three ports handled more cargo in 2022 than in 2019.
* | In 2021, Aldhaven recorded 5,730 ship calls, fewer than the other two ports combined.
* | In 2021, Brugge Sund recorded 3,390 ship calls, more than the other two ports combined.
* | Two of the three ports made a loss in 2021: Aldhaven and Brugge Sund.
* | Two of the three ports made a loss in 2020: Aldhaven and Kap Rosen.
* | Two of the three ports made a loss in 2022.
* | Aldhaven's average cargo over the three years was 40.15 million tonnes.
* | In 2022 Kap Rosen handled almost four times as much cargo as Aldhaven.
* | In 2022 Aldhaven handled almost four times as much cargo as Brugge Sund.
Aldhaven | Aldhaven returned to profit in 2022 with EUR 15.2 million, after a loss of EUR 3.1 million in 2020.
Brugge Sund | Ship calls at Brugge Sund dropped by 720 between 2020 and 2022.
Aldhaven | In 2022, Aldhaven handled 42.7 million tonnes of cargo, 3.6% less than in 2019.
Aldhaven | In 2022, Aldhaven handled 42.7 million tonnes of cargo, 3.6% more than in 2021.
Kap Rosen | Cargo at Kap Rosen rose from 8.4 million tonnes to 10.8 million tonnes.
Kap Rosen | Cargo at Kap Rosen rose from 7.9 million tonnes to 9.6 million tonnes.
Kap Rosen | Cargo at Kap Rosen rose by 2.9 million tonnes to 9.6 million tonnes.
Kap Rosen | Cargo at Kap Rosen rose by 12.5% to 10.8 million tonnes since 2019.
Aldhaven | Cargo at Aldhaven rose steadily from 41.2 million tonnes to 42.7 million tonnes.
* | In 2022, two ports handled more than 10 million tonnes: Aldhaven and Brugge Sund.
* | In 2022, two ports handled more than 12 million tonnes: Aldhaven and Kap Rosen.
* | In 2020, two ports handled more than 17.5 million tonnes: Aldhaven and Brugge Sund.
* | Two ports handled more than 12 million tonnes: Aldhaven and Brugge Sund.
Brugge Sund | Brugge Sund made a loss in 2019 and 2022.
Brugge Sund | Brugge Sund and Aldhaven made a loss in 2021.
* | Brugge Sund and Aldhaven made a loss in 2020 and in 2021.
* | Every port handled more cargo in 2022 than in 2020.
* | Each port handled more cargo in 2020 than in 2019.
* | Every port had more ship calls in 2019 than in 2020.
* | One of the three ports handled more cargo in 2020 than in 2019: Aldhaven.
* | Two of the three ports handled more cargo in 2022 than in 2019: Kap Rosen and Brugge Sund.
* | Two of the three ports handled more cargo in 2021 than in 2019: Kap Rosen and Aldhaven.
* | Two of the four ports handled more cargo in 2022 than in 2019.
* | Cargo fell between 2019 and 2022 at two of the three ports.
* | Cargo rose every year between 2019 and 2022 at two of the three ports.
* | Cargo rose by more than 5% between 2019 and 2022 at two of the three ports.
* | Two of the three ports handled twice as much cargo in 2022 than in 2019.
* | Two of the three ports probably handled more cargo in 2022 than in 2019.
* | Two of the three ports did not handle more cargo in 2022 than in 2019.
* | In the first half of 2022, two of the three ports handled more cargo than in 2019.
* | Two of the three largest ports handled more cargo in 2022 than in 2019.
* | Two of the three ports handled more cargo in December 2022 than in 2019.
* | Two of the three ports handled more cargo per ship call in 2022 than in 2019.
* | Two of the three ports in Norway handled more cargo in 2022 than in 2019.
* | Two of the three state-owned ports handled more cargo in 2022 than in 2019.
* | Two of the three ports handled more cargo in 2022 than Aldhaven in 2019.
* | Two of the three ports handled more cargo in 2022 than in 2019 because of new cranes.
`,
  },
];

testTables(worlds);
