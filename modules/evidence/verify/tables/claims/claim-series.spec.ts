import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Statements in everyday words of a series in time, of a range, and of one row against another; labels with a place in them. */
const worlds: readonly TableWorld[] = [
  {
    name: 'cable-car.csv',
    table: `Year,Passengers (thousand),Fare revenue (EUR thousand),Staff,Net result (EUR thousand)
2015,210,1470,41,22
2016,226,1605,43,35
2017,241,1760,46,18
2018,262,1940,48,-12
2019,255,1915,47,-40
2020,98,760,39,-210
2021,120,950,36,-95
2022,188,1530,37,14
`,
    truths: `
2017 | Some 241,000 people rode the cable car in 2017.
2018, 2019 | The losses of 2018 and 2019 added up to EUR 52,000.
* | Passenger numbers rose every year from 2015 to 2018.
* | From 2015 to 2018, passenger numbers grew from one year to the next.
* | From 2018 to 2021, staff numbers fell from year to year.
* | From 2015 to 2019, fare revenue ranged from EUR 1.47 million to EUR 1.94 million.
* | From 2016 to 2019, the workforce moved in a band between 43 and 48.
2020 | The operator ran up a loss of EUR 210,000 in 2020.
`,
    falsehoods: `
2017 | Some 262,000 people rode the cable car in 2017.
2017 | Some 241,000 people worked for the cable car in 2017.
2017 | Some 241 people rode the cable car in 2017.
2018, 2019 | The losses of 2018 and 2019 added up to EUR 40,000.
2018, 2022 | The losses of 2018 and 2022 added up to EUR 26,000.
2018, 2019 | The profits of 2018 and 2019 added up to EUR 52,000.
* | Passenger numbers rose every year from 2015 to 2019.
* | Passenger numbers rose every year since 2015.
* | Passenger numbers fell every year from 2015 to 2018.
* | Passenger numbers rose every quarter from 2015 to 2018.
* | Passenger numbers per employee rose every year from 2015 to 2018.
* | Foreign passenger numbers rose every year from 2015 to 2018.
* | Passenger numbers will have risen every year from 2015 to 2018.
* | Passenger numbers never rose from 2015 to 2018.
* | Passenger numbers rose faster every year from 2015 to 2018.
* | From 2017 to 2020, fare revenue grew from one year to the next.
* | From 2018 to 2022, staff numbers fell from year to year.
* | Throughout 2018, staff numbers fell from year to year.
* | From 2015 to 2020, fare revenue ranged from EUR 1.47 million to EUR 1.94 million.
* | From 2015 to 2019, fare revenue ranged from EUR 1.47 million to EUR 1.91 million.
* | From 2015 to 2019, the result ranged from EUR 1.47 million to EUR 1.94 million.
* | From 2015 to 2019, the workforce moved in a band between 43 and 48.
* | From 2015 to 2019, fare revenue grew from EUR 1.47 million to EUR 1.94 million.
2020 | The operator made a profit of EUR 210,000 in 2020.
2020 | The operator ran up a loss of EUR 210,000 in 2021.
2020 | The operator’s debt ran up to EUR 210,000 in 2020.
2020 | The operator ran up a gross loss of EUR 210,000 in 2020.
2020 | The operator expected a loss of EUR 210,000 in 2020.
`,
  },
  {
    name: 'hostels.csv',
    table: `Hostel,Beds,Guests,Average stay (nights),Median price (EUR per night),Occupancy (%),Takings (EUR thousand)
"Elmwood, Dale",120,9800,2.4,31,78.5,702
"Crag House, Upper Fell",60,3900,3.1,42,69.0,508
Harbour Lodge,240,21400,1.8,28,84.2,1079
Mill Yard,40,2600,3.6,36,64.3,337
`,
    truths: `
Elmwood | Elmwood in Dale took in 9,800 guests.
Elmwood | Elmwood has 120 beds.
Crag House | The median price at Crag House is EUR 42 a night.
* | Nearly six in ten of all guests went to Harbour Lodge.
Harbour Lodge, Elmwood | Bed capacity at Harbour Lodge is twice that of Elmwood.
Crag House, Harbour Lodge | Guests at Crag House pay EUR 14 a night more than those at Harbour Lodge, by the median price.
* | The average of the four median prices is EUR 34.25 a night.
* | Average stays range from 1.8 to 3.6 nights in the four hostels.
* | Beds in the four hostels range from 40 to 240.
Mill Yard | Guests at Mill Yard stayed for 3.6 nights on average.
`,
    falsehoods: `
Elmwood | Elmwood in Upper Fell took in 9,800 guests.
Elmwood | Elmwood in Dale took in 3,900 guests.
Elmwood | Elmwood has 120 guests.
Crag House | The average price at Crag House is EUR 42 a night.
Crag House | The median price at Crag House is EUR 42 a week.
Crag House | The median price in Upper Fell is EUR 28 a night.
* | Nearly six in ten of all beds are at Harbour Lodge.
* | Nearly six in ten of all guests stayed at Elmwood.
* | Nearly six in ten of all guests stayed longer at Harbour Lodge.
* | Nearly six in ten of all foreign guests stayed at Harbour Lodge.
Harbour Lodge, Elmwood | Bed capacity at Elmwood is twice that of Harbour Lodge.
Harbour Lodge, Elmwood | Bed capacity at Harbour Lodge is three times that of Elmwood.
Harbour Lodge, Elmwood | Bed occupancy at Harbour Lodge is twice that of Elmwood.
Harbour Lodge, Elmwood | Guest capacity at Harbour Lodge is twice that of Elmwood.
Crag House, Harbour Lodge | Guests at Crag House pay EUR 14 a night less than those at Harbour Lodge, by the median price.
Crag House, Harbour Lodge | Guests at Harbour Lodge pay EUR 14 a night more than those at Crag House, by the median price.
Crag House, Harbour Lodge | Guests at Crag House pay EUR 14 a week more than those at Harbour Lodge, by the median price.
Crag House, Harbour Lodge | Guests at Crag House pay EUR 11 a night more than those at Harbour Lodge, by the median price.
* | The average of the four median prices is EUR 33.50 a night.
* | The median of the four average stays is 2.9 nights.
* | The average price of the four hostels is EUR 34.25.
* | Average stays range from 1.8 to 3.1 nights in the four hostels.
* | Average stays range from 1.8 to 3.6 nights in the three hostels.
* | Average stays range from 1.8 to 3.6 weeks in the four hostels.
* | Beds in the four hostels range from 40 to 120.
* | Guests in the four hostels range from 40 to 240.
Mill Yard | Guests at Mill Yard stayed for 3.6 weeks on average.
Mill Yard | Guests at Mill Yard stayed for at least 3.6 nights.
Mill Yard | Guests at Mill Yard waited for 3.6 nights on average.
Mill Yard | Guests at Mill Yard stayed for 3.6 days on average.
`,
  },
  {
    name: 'music-schools-2024.csv',
    table: `School,Pupils,Girls (%),From abroad (%),Teachers,Tuition income (EUR thousand),R&D expense (EUR thousand)
Aster,640,55,12,32,1280,96
Brook,400,61,25,25,920,120
Corvin,320,48,8,16,480,24
Dune,800,52,15,40,1440,64
`,
    truths: `
* | Only one school has more pupils than Aster.
* | Two of the four schools have fewer teachers than Aster.
Corvin, Dune | Corvin has 40% of the pupils that Dune has.
Brook | Brook put EUR 120,000 into research and development.
Aster | Aster takes in EUR 2,000 per pupil.
`,
    falsehoods: `
Brook | Just over six in ten of the teachers at Brook are girls.
Brook | Just over six in ten girls study at Brook.
Brook | Just over six in ten of the girls studying at Brook are from abroad.
Brook | Just over six in ten of those teaching at Brook are girls.
Brook | Just over six in ten of those studying at Brook are boys.
Brook | Just over six in ten of those studying at Brook are not girls.
Brook | Just over six in ten of the girls at Brook are pupils.
Brook | A quarter of those studying at Brook are girls.
Brook | Just over six in ten of those studying at Brook are foreign girls.
Aster | Just over six in ten of those studying at Aster are girls.
* | Only two schools have more pupils than Aster.
* | Only one school has fewer pupils than Aster.
* | Only one school has more pupils than Brook.
* | Only one school has more girls than Aster.
* | At most one school has more teachers than Brook.
* | Two of the four schools have more teachers than Aster.
* | Two of the three schools have fewer teachers than Aster.
Corvin, Dune | Corvin has 40% of the teachers that Aster has.
Corvin, Dune | Dune has 40% of the pupils that Corvin has.
Corvin, Dune | Corvin has 40% more pupils than Dune.
Corvin, Dune | Corvin has 40% fewer pupils than Dune.
Corvin, Dune | Corvin has 40% of the girls that Dune has.
Brook | Brook put EUR 120,000 into research and tuition.
Brook | Brook put EUR 120,000 into research and development in 2023.
Brook | Brook put EUR 920,000 into research and development.
Aster | Aster spends EUR 2,000 per pupil.
Aster | Aster takes in EUR 2,000 per teacher.
Aster | Aster takes in EUR 2,000 per pupil from abroad.
`,
  },
];

testTables(worlds);
