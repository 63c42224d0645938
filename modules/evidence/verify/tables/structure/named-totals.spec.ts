import { testTables } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'Employees by office.csv',
    table: `Office,Women,Men,Total,Head of office
Oslo,148,132,280,Eva Lund
Madrid,95,145,240,Carlos Ruiz
Vienna,62,88,150,Julia Steiner
Dublin,120,80,200,Sean Byrne
All offices,425,445,870,`,
    truths: `* | The Vienna office has fewer employees than the Oslo office.
* | The Dublin office has 200 employees.
* | The Dublin office has a staff of 200.
* | In all, there are 870 employees in the four offices.
* | In Vienna, about 59 percent of the employees are men.
* | Men make up 40% of the staff in Dublin.`,
    falsehoods: `* | The Vienna office has more employees than the Oslo office.
* | The Dublin office has 120 employees.
* | The Dublin office has a staff of 80.
* | The Oslo office has 132 employees.
* | In all, there are 445 employees in the four offices.
* | About 35% of all employees work in Oslo.
* | In Vienna, about 41 percent of the employees are men.
* | Men make up 60% of the staff in Dublin.
* | Women make up 40% of the staff in Dublin.
* | The Oslo office has 280 women.
* | The Oslo office has 280 men.
* | The Madrid office has the most employees.`,
  },
  {
    name: 'City budget by department.csv',
    table: `Department,2022 (thousand euros),2023 (thousand euros)
Education,"12,450","13,120"
Health,"9,830","10,475"
Transport,"7,260","6,940"
Culture,"2,115","2,230"
Sports,"1,480","1,390"
Parks,"1,265","1,410"
Total,"34,400","35,565"`,
    truths: `* | Health had the second-biggest budget in 2022.
* | Health had the second-biggest budget of the six departments in 2022.
* | Health had the second-largest budget of all departments in 2022.
* | Of the six departments, Sports had the smallest budget in 2023.
* | Sports had the smallest budget in 2023.
* | Sports had the second-smallest budget in 2022.
* | The average budget of the six departments was about 5,733,000 euros in 2022.
* | On average, the six departments had a budget of about 5,733,000 euros in 2022.
* | The median budget across the six departments was 4,585 thousand euros in 2023.
* | In total, 34,400 thousand euros were budgeted for the six departments in 2022.
* | Parks made up about 4% of the total budget across the six departments in 2022.
* | Parks made up about 4% of the total budget in 2022.
* | The average budget was about 5,733,000 euros in 2022.
* | The median budget was 4,585 thousand euros in 2023.`,
    falsehoods: `* | Health had the biggest budget of the six departments in 2022.
* | Health had the second-biggest budget of the seven departments in 2022.
* | Transport had the second-biggest budget of the six departments in 2022.
* | Of the six departments, Sports had the smallest budget in 2022.
* | The average budget of the seven departments was about 5,733,000 euros in 2022.
* | The median budget across the six departments was 4,585 thousand euros in 2022.
* | In total, 35,565 thousand euros were budgeted for the six departments in 2022.`,
  },
  {
    name: 'Wheat harvest (thousand tonnes).csv',
    table: `Country,2018,2019,2020,2021,2022
Denmark,2705,4690,4070,4050,4320
Hungary,5250,5380,5120,5290,4270
Total,7955,10070,9190,9340,8590`,
    truths: `* | The table covers five years, from 2018 to 2022.
* | The table covers five years.
* | The table covers 2018 to 2022.
* | The table lists two countries.`,
    falsehoods: `* | The table covers six years, from 2018 to 2022.
* | The table covers five years, from 2017 to 2022.
* | The table covers 2018 to 2023.
* | The table lists three countries.
* | The table lists two regions.`,
  },
]);
