import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderPublishedPage } from '../../modules/exports/published-page';
import { renderStandalonePage } from '../../modules/exports/standalone-page';
import { ResultPage } from '../../app/report/result-page';
import type { Result } from '../../projections/documents';

const site = { appUrl: 'https://evident.example', searchFinlandUrl: 'https://www.infofinland.fi/' };

/** The report as each page of the product shows it, by the name of the page. */
export const pagesOf = (report: Result): Record<string, string> => ({
  'the standalone page': renderStandalonePage(report),
  'the published page': renderPublishedPage({ ...report, slug: 'harbours', version: 1 }, site),
  'the result page': resultPage(report),
});

function resultPage(report: Result): string {
  const { content: _content, userId: _person, usage: _usage, ...rest } = report;
  return renderToStaticMarkup(
    <RemixServer
      context={around(<ResultPage report={{ ...rest, listed: true, ago: 'just now' }} />)}
      url="http://home/"
    />,
  );
}

/** As much of the product as links need: one route, which shows the element. */
function around(element: React.JSX.Element): EntryContext {
  const route = { id: 'root', path: '', hasLoader: false };
  const match = { route, params: {}, pathname: '/', pathnameBase: '/' };
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  const context = {
    manifest: { routes: { root: route } },
    routeModules: { root: { default: () => element } },
    staticHandlerContext: { matches: [match], location, loaderData: {}, actionData: null, errors: null },
    future: {},
    isSpaMode: false,
  };
  return context as unknown as EntryContext;
}
