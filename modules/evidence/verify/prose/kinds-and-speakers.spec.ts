import { testWorlds } from '../../../../tests/doubles/statement-worlds';

// A word such as "comparison" says nothing of a figure, but which schools it is of; a noun tells officials from a company.
testWorlds([
  {
    passage:
      'Attendance at the 18 schools improved from 92.4% to 93.7%, while at 18 comparison schools it slipped from 92.6% to 92.1%.',
    truths: ['Attendance at the 18 schools improved from 92.4% to 93.7%.'],
    falsehoods: [
      'Attendance at the comparison schools improved from 92.4% to 93.7%.',
      'Attendance at the 18 comparison schools improved from 92.4% to 93.7%.',
    ],
  },
  {
    passage:
      'Yield at the 12 plots rose from 3.1 to 3.6 tonnes, while at nine record plots it fell from 3.2 to 3.0 tonnes.',
    truths: ['Yield at the 12 plots rose from 3.1 to 3.6 tonnes.'],
    falsehoods: ['Yield at the record plots rose from 3.1 to 3.6 tonnes.'],
  },
  {
    passage: 'Union officials say that 300 jobs are at risk in Gradec; the company denies this.',
    truths: [
      'Union officials say that 300 jobs are at risk in Gradec.',
      'According to union officials, 300 jobs are at risk in Gradec.',
    ],
    falsehoods: [
      'The company says that 300 jobs are at risk in Gradec.',
      'According to the company, 300 jobs are at risk in Gradec.',
    ],
  },
  {
    passage: 'City planners say that 40 trees will be felled.',
    truths: ['City planners say that 40 trees will be felled.'],
    falsehoods: ['The developer says that 40 trees will be felled.'],
  },
]);
