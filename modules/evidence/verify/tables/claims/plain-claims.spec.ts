import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Statements of one figure in everyday words: changes given by a column, counts, quotients, parts, totals and losses. */
const worlds: readonly TableWorld[] = [
  {
    name: 'ferry_lines_2023.csv',
    table: `Line,Trips,Passengers 2023,Change in passengers on 2022 (%),Cars carried,Ticket revenue (EUR thousand),Bar revenue (EUR thousand),Operating result (EUR thousand)
"Sandvik, North Quay",4200,630000,3.4,84000,5040,1260,410
Ormsund,2100,189000,-2.6,31500,1701,378,-95
Tarn Island,1400,84000,5.1,2800,924,231,60
Holm,700,35000,-7.2,1400,315,63,-140
Brattvik,1600,112000,1.2,12000,1120,280,75
`,
    truths: `
Ormsund | On the Ormsund line, passenger numbers fell by 2.6%.
Ormsund | Passenger numbers at Ormsund were down 2.6 percent on the previous year.
Tarn Island | Tarn Island had 5.1% more passengers than in 2022.
* | Three of the five lines carried more passengers than in 2022.
* | Two of the five lines saw passenger numbers go down.
Sandvik | In 2023, 630,000 people travelled on the Sandvik line.
Sandvik | Each trip to Sandvik was used for 150 passengers.
Ormsund | Ormsund carried about 167 cars for every thousand passengers.
Holm | Ticket revenue at Holm works out at EUR 9 per passenger.
* | Sandvik accounted for 60% of the passengers of the five lines.
* | Together, the five lines carried 1.05 million passengers.
Ormsund | The Ormsund line ran up a loss of EUR 95,000.
Holm, Ormsund | Together, Ormsund and Holm carried 224,000 passengers.
* | The two loss-making lines lost EUR 235,000 between them.
Sandvik | Bar revenue amounted to 25% of ticket revenue at Sandvik.
`,
    falsehoods: `
Ormsund | On the Ormsund line, passenger numbers rose by 2.6%.
Ormsund | On the Ormsund line, passenger numbers fell by 7.2%.
Ormsund | On the Ormsund line, ticket revenue fell by 2.6%.
Ormsund | On the Ormsund line, car numbers fell by 2.6%.
Ormsund | On the Ormsund line, passenger numbers fell by 2.6% on 2021.
Ormsund | On the Ormsund line, passenger numbers fell by 2.6% in 2022.
Ormsund | On the Ormsund line, passenger numbers fell by 2.6% within two years.
Ormsund | On the Ormsund line, passenger numbers fell by 2.6% in a month.
Ormsund | On the Ormsund line, passenger numbers fell by 2.6 percentage points.
Ormsund | On the Ormsund line, passenger numbers did not fall by 2.6%.
Ormsund | On the Ormsund line, passenger numbers fell by 2.6% because of storms.
Ormsund | On the Ormsund line, passenger numbers will fall by 2.6%.
Ormsund | On the Ormsund line, passenger numbers may have fallen by 2.6%.
Ormsund | On the Ormsund line, passengers per trip fell by 2.6%.
Ormsund | On the Ormsund line, foreign passenger numbers fell by 2.6%.
Ormsund | On the Ormsund line, passenger numbers fell by 26%.
Tarn Island | Tarn Island had 5.1% fewer passengers than in 2022.
Tarn Island | Tarn Island had 5.1% more passengers than Ormsund.
Tarn Island | Tarn Island had 5.1% more cars than in 2022.
Tarn Island | Tarn Island had 5.1% more passengers than in 2021.
* | Four of the five lines carried more passengers than in 2022.
* | Three of the five lines carried fewer passengers than in 2022.
* | Three of the five lines carried more cars than in 2022.
* | Three of the five lines earned more than in 2022.
* | Three of the six lines carried more passengers than in 2022.
* | Three of the five lines carried more passengers than in 2021.
* | Only three of the five lines carried more passengers than Ormsund.
Sandvik | In 2022, 630,000 people travelled on the Sandvik line.
Sandvik | 630,000 people live in Sandvik.
Sandvik | 84,000 people travelled on the Sandvik line.
Sandvik | Each trip to Sandvik was used for 20 passengers.
Sandvik | Each passenger to Sandvik was used for 150 trips.
Sandvik | Each trip to Sandvik was used for 15 passengers.
Ormsund | Ormsund carried about 167 passengers for every thousand cars.
Ormsund | Ormsund carried about 167 cars for every hundred passengers.
Ormsund | Ormsund carried about 167 cars for every thousand trips.
Holm | Ticket revenue at Holm works out at EUR 9 per car.
Holm | Ticket revenue at Holm works out at EUR 9 per trip.
Holm | Bar revenue at Holm works out at EUR 9 per passenger.
Ormsund | Ticket revenue at Ormsund works out at EUR 9,000 per passenger.
* | Sandvik accounted for 60% of the cars of the five lines.
* | Sandvik accounted for 60% of the trips of the five lines.
* | Sandvik accounted for 60% of all passengers in the country.
* | Ormsund accounted for 60% of the passengers of the five lines.
* | Sandvik accounted for 60% of the passengers of the four lines.
* | Sandvik accounted for 65% of the passengers of the five lines.
* | The five lines accounted for 60% of the passengers of Sandvik.
* | Together, the five lines carried 1.05 million cars.
* | Together, the five lines carried 1.5 million passengers.
* | Together, the four lines carried 1.05 million passengers.
* | On average, the five lines carried 1.05 million passengers.
* | Together, the five lines carried 1.05 million passengers in 2022.
* | Each of the five lines carried 1.05 million passengers.
Ormsund | The Ormsund line made a profit of EUR 95,000.
Ormsund | The Ormsund line ran up a loss of EUR 95.
Ormsund | The Ormsund line ran up a net loss of EUR 95,000.
Ormsund | The Ormsund line ran up a loss of EUR 140,000.
Brattvik | The Brattvik line ran up a loss of EUR 75,000.
Holm, Ormsund | Together, Ormsund and Holm carried 224,000 cars.
* | The two loss-making lines lost EUR 140,000 between them.
* | The two loss-making lines lost EUR 235,000 each.
* | The three loss-making lines lost EUR 235,000 between them.
* | The two loss-making lines earned EUR 235,000 between them.
Sandvik | Ticket revenue amounted to 25% of bar revenue at Sandvik.
Sandvik | Bar revenue amounted to 25% of all revenue at Sandvik.
Sandvik | Bar revenue amounted to 20% of ticket revenue at Sandvik.
Sandvik | Bar revenue amounted to 25% of ticket revenue at Holm.
Holm, Ormsund | Ormsund and Holm each carried 224,000 passengers.
Holm, Ormsund | On average, Ormsund and Holm carried 224,000 passengers.
`,
  },
  {
    name: 'timber.html',
    table: `<h1>Timber exports of Lunden, 2021/22</h1>
<table><caption>Timber exports of Lunden by destination, season 2021/22</caption>
<tr><th>Destination</th><th>Volume (thousand logs)</th><th>Export value (EUR million)</th><th>Change in volume on 2020/21 (%)</th><th>Share of oak (%)</th></tr>
<tr><td>Estmark</td><td>420</td><td>63.0</td><td>2.2</td><td>31</td></tr>
<tr><td>Varland</td><td>300</td><td>36.0</td><td>-4.8</td><td>12</td></tr>
<tr><td>Sudland</td><td>180</td><td>32.4</td><td>9.5</td><td>54</td></tr>
<tr><td>Koria</td><td>100</td><td>14.0</td><td>-0.7</td><td>66</td></tr>
</table>`,
    truths: `
Varland | Shipments to Varland declined by 4.8 percent.
Varland | Varland imported 4.8 percent less timber than in the previous season.
Estmark | Estmark bought 420,000 logs.
* | Two of the four destinations bought less timber than in 2020/21.
Sudland | Sudland paid an average of 180 euros a log.
* | Estmark took 42% of the logs shipped to the four destinations.
* | Together, the four destinations bought a million logs.
* | The four destinations took 250,000 logs each on average.
Koria | Korian buyers paid an average of 140 euros a log.
`,
    falsehoods: `
Varland | Shipments from Varland declined by 4.8 percent.
Varland | Varland’s exports declined by 4.8 percent.
Varland | Shipments to Varland grew by 4.8 percent.
Varland | Shipments to Koria declined by 4.8 percent.
Varland | The value of shipments to Varland declined by 4.8 percent.
Varland | Oak shipments to Varland declined by 4.8 percent.
Varland | The share of oak declined by 4.8 percent in Varland.
Varland | Varland exported 4.8 percent less timber than in the previous season.
Varland | Varland imported 4.8 percent less timber than in 2019/20.
Varland | Varland imported 4.8 percent less timber than two seasons before.
Varland | Varland imported 4.8 percent less oak than in the previous season.
Estmark | Estmark sold 420,000 logs.
Estmark | Estmark exported 420,000 logs to Lunden.
Estmark | 420,000 logs were shipped from Estmark.
Estmark | Estmark bought 420,000 oak logs.
Estmark | Estmark bought 420,000 tonnes of timber.
Estmark | Estmark bought 42,000 logs.
* | Three of the four destinations bought less timber than in 2020/21.
* | Two of the four destinations bought more oak than in 2020/21.
* | Two of the four destinations sold less timber than in 2020/21.
* | Two of the four destinations paid less than in 2020/21.
Sudland | Sudland paid an average of 150 euros a log.
Sudland | Sudland received an average of 180 euros a log.
Sudland | Sudland paid an average of 180 dollars a log.
Sudland | Sudland paid an average of 180 euros a tonne.
* | Estmark took 42% of the timber exported by Lunden.
* | Estmark took 42% of the oak shipped to the four destinations.
* | Varland took 42% of the logs shipped to the four destinations.
* | Together, the four destinations sold a million logs.
* | Together, the four destinations bought a million oak logs.
* | The four destinations took 250,000 logs together.
* | The four destinations sold 250,000 logs each on average.
`,
  },
  {
    name: 'orchards.html',
    table: `<h1>Harvest of orchards, 2022</h1>
<table><caption>Harvest by orchard</caption>
<tr><th>Orchard</th><th>Harvest 2021 (tonnes)</th><th>Harvest 2022 (tonnes)</th><th>Change (%)</th></tr>
<tr><td>Alder</td><td>400</td><td>360</td><td>-10.0</td></tr>
<tr><td>Birch</td><td>250</td><td>300</td><td>20.0</td></tr>
<tr><td>Cedar</td><td>320</td><td>336</td><td>5.0</td></tr>
</table>`,
    truths: `
Alder | In 2022, the harvest of Alder came to 360 tonnes.
Alder | Compared with 2021, the harvest at Alder dropped by 10%.
* | Two of the three orchards had a larger harvest than in 2021.
`,
    falsehoods: `
Alder | In 2022, the harvest of Alder came to 400 tonnes.
Alder | In 2021, the harvest of Alder came to 360 tonnes.
Alder | The harvest of Alder came to 400 tonnes.
Alder | Compared with 2020, the harvest at Alder dropped by 10%.
Alder | The harvest at Alder dropped by 10% in 2021.
* | Birch made up 30% of the harvest of the three orchards in 2021.
* | Two of the three orchards had a smaller harvest than in 2021.
`,
  },
];

testTables(worlds);
