import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReportLanguageContext } from '../../../modules/exports/contract';
import type { PlanProposal } from '../../../modules/search/assembly/plan-proposal';
import { PlanContents } from './plan-contents';

const proposal: PlanProposal = {
  ...{ title: 'Vuorovesi', summary: '', sections: [], sources: [], demo: false, offline: false },
  figures: [
    { id: 'a', label: 'Arvio hinnasta', value: '5', basis: 'model' },
    { id: 'b', label: 'Coal (Gt)', value: '22.73 Gt', basis: 'source', source: 'coal.csv' },
  ],
  datasets: [
    {
      id: 'c',
      title: 'Hinnat vuosittain',
      rows: 3,
      series: 1,
      period: '',
      basis: 'illustrative',
      source: '',
    },
  ],
  ...{ spentUsd: 0, restUsd: 0, lapsesAt: '2026-12-01T00:00:00.000Z' },
};

it('marks what the plan writes with its language, and leaves names of a source without one', () => {
  const page = load(
    renderToStaticMarkup(
      <ReportLanguageContext.Provider value="fi">
        <PlanContents proposal={proposal} />
      </ReportLanguageContext.Provider>,
    ),
  );
  const languages = page('li bdi').map((_, name) => [[page(name).text(), page(name).attr('lang')]]);
  expect(languages.get()).toEqual([
    ['Arvio hinnasta', 'fi'],
    ['Coal (Gt)', undefined],
    ['Hinnat vuosittain', 'fi'],
  ]);
});
