import { testTables } from '../../../../../tests/doubles/statement-worlds';

/** What part of each company its owner has. */
testTables([
  {
    name: 'stakes.csv',
    table: `Company,Country,Stake (%),Turnover 2021 (EUR million),Headcount
Alder Textiles,Portugal,100,41.2,310
Bracken Foods,Ireland,62.5,88.0,704
Cedar Energy,Spain,100,23.7,95
Dogwood Media,Portugal,45,12.9,120
Elm Logistics,Poland,51,64.4,890
`,
    truths: `
* | The group holds a 62.5% stake in Bracken Foods.
* | The group owns 51% of Elm Logistics.
* | The parent company has a majority stake in Bracken Foods.
* | The group has a minority stake in Dogwood Media.
* | The group owns less than half of Dogwood Media.
* | Cedar Energy is wholly owned.
* | Alder Textiles is fully owned by the group.
* | Bracken Foods is 62.5% owned by the group.
* | Dogwood Media is the only company in which the group holds less than half.
* | Two of the five companies are wholly owned.
* | The group owns all of Cedar Energy.
* | The group owns 100% of two of the five companies.
* | The group holds a majority stake in four of the five companies.
`,
    falsehoods: `
* | The group holds a 51% stake in Bracken Foods.
* | Bracken holds a 62.5% stake in Bracken Foods.
* | Bracken Group holds a 62.5% stake in Bracken Foods.
* | Alder Textiles holds a 62.5% stake in Bracken Foods.
* | The state holds a 62.5% stake in Bracken Foods.
* | The group's founder holds a 62.5% stake in Bracken Foods.
* | Bracken Foods holds a 62.5% stake.
* | The group has a minority stake in Bracken Foods.
* | The group has a majority stake in Dogwood Media.
* | The group owns less than half of Elm Logistics.
* | Elm Logistics is wholly owned.
* | Alder Textiles is fully owned by Cedar Energy.
* | Bracken Foods is 51% owned by the group.
* | Elm Logistics is the only company in which the group holds less than half.
* | Dogwood Media is the only company in which the group holds more than half.
* | Dogwood Media is the only country in which the group holds less than half.
* | Three of the five companies are wholly owned.
* | Two of the six companies are wholly owned.
* | The group owns 100% of three of the five companies.
* | The group sold 51% of Elm Logistics.
* | The group owns 51% of the turnover of Elm Logistics.
* | The group holds a majority stake in three of the five companies.
`,
  },
]);
