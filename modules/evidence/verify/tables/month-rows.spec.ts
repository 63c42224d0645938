import { testTables } from '../../../../tests/doubles/statement-worlds';

const months = `Month,Arrivals 2022,Arrivals 2023,Bed occupancy 2023 (%),Mean temperature 2023 (°C),Precipitation 2023 (mm)
January,38412,41967,71.4,-4.2,58
February,42158,45230,78.9,-3.1,49
March,35774,34019,62.7,0.8,64
July,44623,47138,74.6,15.9,138
August,48290,51764,82.1,15.4,119
November,9732,8915,17.6,0.4,77`;

testTables([
  {
    name: 'valley.csv',
    table: months,
    truths: `
August | In August 2023 the valley recorded 51,764 arrivals.
August | In August 2022 there were 48,290 arrivals.
January | The mean temperature in January 2023 was -4.2 °C.
July | Precipitation in July 2023 amounted to 138 mm.
* | July 2023 was wetter than August 2023.
* | January and February 2023 together brought 87,197 arrivals.
* | Bed occupancy was 7.5 percentage points higher in August 2023 than in July 2023.
`,
    falsehoods: `
August | In August 2022 the valley recorded 51,764 arrivals.
August | Since August 2023 there have been 51,764 arrivals.
August | Until August 2023 there were 51,764 arrivals.
August | By August 2023 the valley had recorded 51,764 arrivals.
August | After August 2023 there were 51,764 arrivals.
August | From January to August 2023 there were 51,764 arrivals.
August | In July 2023 the valley recorded 51,764 arrivals.
August | In August 2024 the valley recorded 51,764 arrivals.
January | The mean temperature in January 2022 was -4.2 °C.
January | The mean temperature in January 2023 was 4.2 °C.
* | August 2023 was wetter than July 2023.
* | January and February 2022 together brought 87,197 arrivals.
* | Bed occupancy was 7.5 percentage points higher in July 2023 than in August 2023.
* | Bed occupancy was 7.5 percentage points higher in August 2023 than in July 2022.
`,
  },
]);
