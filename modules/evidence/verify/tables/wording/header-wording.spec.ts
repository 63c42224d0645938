import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Statements that say a heading of their table in other words. */
const worlds: readonly TableWorld[] = [
  {
    name: 'vaccination.csv',
    table: `District,"Influenza coverage 65+, 2023/24 (%)","Influenza coverage 65+, 2024/25 (%)","Influenza doses given, 2024/25 (thousand)","Staffed beds, January 2025",Change in staffed beds since January 2024
Ardenby,61.4,64.8,118.3,2940,-62
Bexholm,57.9,56.2,74.6,1815,35
Eastry,70.8,72.1,31.4,640,12
Glenhaven,63.5,67.9,61.8,1430,48
Ironport,46.8,44.9,83.5,1960,-95
`,
    truths: `
Ardenby | Influenza coverage among people aged 65 and over in Ardenby was 64.8% in the 2024/25 season.
Ardenby | Influenza coverage among people aged 65 or older in Ardenby was 64.8% in 2024/25.
Glenhaven | Influenza coverage among people aged 65 and over in Glenhaven rose by 4.4 percentage points from 2023/24 to 2024/25.
Bexholm | Influenza coverage among people aged 65 and over in Bexholm fell from 57.9% in 2023/24 to 56.2% in 2024/25.
* | Eastry had the highest influenza coverage among people aged 65 and over in 2024/25, at 72.1%.
* | Influenza coverage among people aged 65 and over in 2024/25 was lowest in Ironport, at 44.9%.
Ironport | Ironport had 95 fewer staffed beds in January 2025 than in January 2024.
Glenhaven | Glenhaven had 48 more staffed beds in January 2025 than in January 2024.
`,
    falsehoods: `
Ardenby | Influenza coverage among people over 65 in Ardenby was 64.8% in 2024/25.
Ardenby | Influenza coverage among people aged over 65 in Ardenby was 64.8% in 2024/25.
Ardenby | Influenza coverage among people aged 60 and over in Ardenby was 64.8% in 2024/25.
Ardenby | Influenza coverage among people aged 65 and under in Ardenby was 64.8% in 2024/25.
Ardenby | Influenza coverage among children in Ardenby was 64.8% in 2024/25.
Ardenby | Influenza coverage among people aged 65 and over in Ardenby was 61.4% in the 2024/25 season.
Ardenby | Influenza coverage among people aged 65 and over in Ardenby was 64.8% in the 2023/24 season.
Ardenby | Influenza coverage among people aged 65 and over in Ardenby was 56.2% in the 2024/25 season.
Ardenby | Measles coverage among people aged 65 and over in Ardenby was 64.8% in 2024/25.
Ardenby | Influenza doses given to people aged 65 and over in Ardenby came to 118.3 thousand in 2024/25.
Ardenby | In 2024/25, 118,300 influenza doses were given to people aged 65 and over in Ardenby.
Ardenby | Ardenby had 2,940 staffed beds for people aged 65 and over in January 2025.
Glenhaven | Influenza coverage among people aged 65 and over in Glenhaven fell by 4.4 percentage points from 2023/24 to 2024/25.
Glenhaven | Influenza coverage among people aged 65 and over in Glenhaven rose by 4.4% from 2023/24 to 2024/25.
Bexholm | Influenza coverage among people aged 65 and over in Bexholm rose from 57.9% in 2023/24 to 56.2% in 2024/25.
* | Eastry had the lowest influenza coverage among people aged 65 and over in 2024/25, at 72.1%.
* | Influenza coverage among people aged 65 and over in 2024/25 was lowest in Bexholm, at 56.2%.
Ironport | Ironport had 95 more staffed beds in January 2025 than in January 2024.
Ironport | Ironport had 95 fewer staffed beds in January 2024 than in January 2025.
Ironport | Ironport had 95 fewer staffed beds in March 2025 than in January 2024.
Ironport | Ironport had 95 fewer staffed beds in January 2025 than in March 2024.
Ironport | Ironport had 95 fewer staffed beds in January 2025 than in January 2023.
Ironport | Ironport had 95% fewer staffed beds in January 2025 than in January 2024.
Ironport | Ironport had 62 fewer staffed beds in January 2025 than in January 2024.
Ironport | Ironport had 95 fewer nurses in January 2025 than in January 2024.
Ironport | Ironport had 95 fewer beds for children in January 2025 than in January 2024.
Glenhaven | Glenhaven had 48 fewer staffed beds in January 2025 than in January 2024.
`,
  },
  {
    name: 'coverage.csv',
    table: `District,Coverage (%),Coverage 65+ (%),Coverage 80+ (%)
Ardenby,31.4,64.8,71.0
Bexholm,27.9,56.2,66.3
`,
    truths: `
Ardenby | Coverage in Ardenby was 31.4%.
`,
    falsehoods: `
Ardenby | Coverage among people aged 65 and over in Ardenby was 31.4%.
Ardenby | Coverage among people aged 65 and over in Ardenby was 71.0%.
Ardenby | Coverage among people aged 80 and over in Ardenby was 64.8%.
Ardenby | Coverage among people aged 80 and over in Ardenby was 31.4%.
`,
  },
  {
    name: 'steel_industry_2008_2023.csv',
    table: `Year,Crude steel output (kt),Steel exports (kt),Employment (persons)
2008,8746,3912,31480
2015,6571,3056,22105
2023,5241,2017,16985
`,
    truths: `
* | Between 2008 and 2023 employment in the steel industry declined by 14,495 persons.
2015 | Employment in the steel industry stood at 22,105 persons in 2015.
`,
    falsehoods: `
* | Between 2008 and 2023 employment in the steel industry grew by 14,495 persons.
* | Between 2008 and 2023 employment in the steel industry declined by 14,945 persons.
* | Between 2008 and 2015 employment in the steel industry declined by 14,495 persons.
* | Between 2008 and 2023 employment in the car industry declined by 14,495 persons.
* | Between 2008 and 2023 employment outside the steel industry declined by 14,495 persons.
* | Between 2008 and 2023 employment in the stainless steel industry declined by 14,495 persons.
* | Between 2008 and 2023 employment in the steel export industry declined by 14,495 persons.
2015 | Exports in the steel industry stood at 6,571 kt in 2015.
2015 | Employment in the steel industry stood at 6,571 persons in 2015.
`,
  },
  {
    name: 'districts.csv',
    table: `District,Inhabitants,Net migration 2023 (persons)
Millbrook,30951,1046
Saltmarsh,15492,-387
Quarry End,9120,-502
`,
    truths: `
Quarry End | Quarry End lost a net 502 persons through migration in 2023.
Millbrook | Millbrook gained a net 1,046 persons through migration in 2023.
* | Taken together, the three districts gained a net 157 persons through migration in 2023.
`,
    falsehoods: `
Quarry End | Quarry End gained a net 502 persons through migration in 2023.
Quarry End | Quarry End lost a net 387 persons through migration in 2023.
Quarry End | Quarry End lost a net 502 persons through migration in 2022.
Quarry End | Quarry End lost a net 502 persons through births and deaths in 2023.
Quarry End | Quarry End lost a net 502 households through migration in 2023.
Millbrook | Millbrook lost a net 1,046 persons through migration in 2023.
* | Taken together, the three districts lost a net 157 persons through migration in 2023.
* | Taken together, the three districts gained a net 1,046 persons through migration in 2023.
* | Taken together, the two districts gained a net 157 persons through migration in 2023.
`,
  },
  {
    name: 'makers.csv',
    table: `Maker,Country,Shipments 2024 (million units),Shipments change year on year (%),Revenue change year on year (%),Operating margin 2024 (%)
Orvane,Finland,231.7,6.1,9.4,11.4
Quillon,Vietnam,61.3,37.1,52.0,6.2
Vantree,Australia,4.1,-39.7,-31.5,-15.2
Lumora,Switzerland,5.7,78.1,44.9,12.7
`,
    truths: `
* | Lumora was the fastest-growing maker, with shipments up 78.1% year on year.
* | Quillon was the fastest-growing maker, with revenue up 52.0% year on year.
* | Vantree was the fastest-shrinking maker, with shipments down 39.7% year on year.
`,
    falsehoods: `
* | Quillon was the fastest-growing maker, with shipments up 37.1% year on year.
* | Lumora was the fastest-growing maker, with revenue up 44.9% year on year.
* | Lumora was the fastest-growing maker, with shipments up 44.9% year on year.
* | Lumora was the fastest-growing maker, with shipments down 78.1% year on year.
* | Lumora was the fastest-shrinking maker, with shipments up 78.1% year on year.
* | Lumora was the fastest-growing maker, with shipments up 78.1 million units year on year.
* | Lumora was the fastest-growing region, with shipments up 78.1% year on year.
* | Lumora was the fastest-growing maker, with exports up 78.1% year on year.
* | Lumora was the fastest-growing maker, with shipments in Europe up 78.1% year on year.
* | Lumora was the fastest-growing maker, with margins up 12.7% year on year.
* | Vantree was the fastest-shrinking maker, with shipments up 39.7% year on year.
* | Lumora was the fastest-growing maker, with shipments up 78.1% quarter on quarter.
`,
  },
  {
    name: 'ports.csv',
    table: `Port,Landings 2023 (tonnes),First-sale value 2023 (million crowns),Average price 2023 (crowns per kg)
Havnes,51730,1107.0,21.4
Lyra,8741,374.1,42.8
Tindra,1205,74.5,61.8
`,
    truths: `
Lyra | The average price in Lyra was 42.8 crowns per kilogram in 2023.
Lyra | The average price in Lyra was 42.8 crowns per kg in 2023.
* | Tindra had the highest average price of the three ports in 2023, at 61.8 crowns per kilogram.
`,
    falsehoods: `
Lyra | The average price in Lyra was 42.8 crowns per tonne in 2023.
Lyra | The average price in Lyra was 42.8 crowns per gram in 2023.
Lyra | The average price in Lyra was 42.8 euros per kilogram in 2023.
Lyra | The average price in Lyra was 61.8 crowns per kilogram in 2023.
Lyra | The average price in Lyra was 42.8 crowns per kilogram in 2022.
Lyra | The average price in Lyra was 42.8 crowns per kilogram-box in 2023.
* | Lyra had the highest average price of the three ports in 2023, at 42.8 crowns per kilogram.
* | Tindra had the lowest average price of the three ports in 2023, at 61.8 crowns per kilogram.
`,
  },
];

testTables(worlds);
