import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import type { JSX } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** An element as the server renders it on a page of the product, at an address. */
export function renderedPage(element: JSX.Element, path = '/'): string {
  const address = new URL(path, 'http://home');
  return renderToStaticMarkup(<RemixServer context={around(element, address)} url={address.href} />);
}

/** The router that links need: one route, which renders the element. */
function around(element: JSX.Element, address: URL): EntryContext {
  const route = { id: 'root', path: '', hasLoader: false };
  const match = { route, params: {}, pathname: '/', pathnameBase: '/' };
  const { pathname, search } = address;
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const context = {
    manifest: { routes: { root: route } },
    routeModules: { root: { default: () => element } },
    staticHandlerContext: { matches: [match], location, loaderData: {}, actionData: null, errors: null },
    future: {},
    isSpaMode: false,
  };
  return context as unknown as EntryContext;
}
