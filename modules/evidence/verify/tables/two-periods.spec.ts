import { testTables } from '../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'lines.csv',
    table: `Line,Length (km),Stations,Passengers 2019 (m),Passengers 2020 (m)
U1,23.8,24,121,66
U2,20.7,29,143,75
U3,11.9,15,88,49
U4,2.9,5,14,7
`,
    truths: `* | U4 lost half of its passengers in 2020.
* | U4 lost half of its passengers between 2019 and 2020.
* | Passengers on U4 halved in 2020.`,
    falsehoods: `* | U4 lost half of its passengers in 2019.
* | U1 lost almost half of its passengers in 2019.
* | Passengers on U4 halved in 2019.`,
  },
  {
    name: 'landings.csv',
    table: `Species,Landings 2023 (tonnes),Landings 2024 (tonnes),Landed value 2024 (million kronar),Change in quota for 2025 (%)
Herring,148320,131750,79.1,-12
Cod,41890,38240,143.8,-18
Haddock,22615,24980,61.2,6
Mackerel,67440,70105,96.7,0
Norway lobster,3742,4106,48.9,5
Brown shrimp,2968,2214,13.6,
All species,286975,271395,443.3,
`,
    truths: `* | Herring landings dropped by 11.2% against 2023.
* | Haddock had 2,365 tonnes more landings in 2024 than in 2023.
* | Three of the six species were landed in larger quantities than in 2023.
* | Brown shrimp had the steepest decline in landings, 25.4%.
* | Haddock saw the fastest growth in landings, up 10.5%.`,
    falsehoods: `* | Herring landings dropped by 12.2% against 2023.
* | Herring landings rose by 11.2% against 2023.
* | Four of the six species were landed in larger quantities than in 2023.
* | Three of the six species were landed in smaller quantities than in 2023, among them mackerel.
* | Herring had the steepest decline in landings, 11.2%.
* | Norway lobster saw the fastest growth in landings, up 9.7%.
* | Haddock saw the fastest growth in landings, up 9.7%.`,
  },
  {
    name: 'letters.csv',
    table: `Year,Letters delivered on time (%)
2019,92.9
2020,87.6
2024,91.9
`,
    truths: '* | On-time delivery in 2024, at 91.9%, was still below the 92.9% recorded in 2019.',
    falsehoods: `* | On-time delivery in 2024, at 91.9%, was above the 92.9% recorded in 2019.
* | On-time delivery in 2024, at 91.9%, was still below the 92.9% recorded in 2020.`,
  },
  {
    name: 'doctors.csv',
    table: 'Region,Doctors,Beds\nArvel,4.8,12\nHalvern,,9\n',
    truths: '* | For Halvern, the table gives no figures on doctors.',
    falsehoods: `* | For Halvern, the table gives no figures on beds.
* | For Arvel, the table gives no figures on doctors.`,
  },
]);
