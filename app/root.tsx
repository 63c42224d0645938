import sansFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serifFont from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url';
import type { LinksFunction, MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from '@remix-run/react';
import { useContext, type ComponentType, type ReactNode } from 'react';
import { Nonce } from './nonce';
import { pageTitle } from './product';
import { revalidateUnlessUnanswered } from './search/fallback-answer';
import { ErrorPage } from './shell/error-page';
import { Shell } from './shell/shell';
import { loadRoot } from './load-root.server';
import { useKeptRootData } from './root-data';
import './tailwind.css';
import { productName } from '../modules/kernel/product';

export const meta: MetaFunction<typeof loader> = ({ error }) => [
  {
    title: pageTitle(isRouteErrorResponse(error) && error.status === 404 ? '404 Page Not Found' : undefined),
  },
  { name: 'description', content: 'The report engine people trust: every sentence shows what it rests on.' },
];

/** The fonts of each page are requested with its HTML, not after the style sheet, so that few visitors see a fallback. */
const preloadFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: LinksFunction = () => [
  preloadFont(serifFont),
  preloadFont(sansFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/touch-icon.png' },
];

export const loader = loadRoot;

/** Keeps the loaded data after a search that got no answer. */
export const shouldRevalidate = revalidateUnlessUnanswered;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(Nonce);
  const { theme, settings } = useKeptRootData() ?? {};
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1318" media="(prefers-color-scheme: dark)" />
        <Meta />
        {settings && <ShareTags appUrl={settings.appUrl} />}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** The `handle` of a route that has its own page for a navigation without an answer. */
export type Unanswered = { Unanswered?: ComponentType };

/** When a page gets no answer the root gets none either, and the root's boundary is the one that renders. */
export function ErrorBoundary() {
  const answered = isRouteErrorResponse(useRouteError());
  const { Unanswered } = (useMatches().at(-1)?.handle ?? {}) as Unanswered;
  return <Shell>{!answered && Unanswered ? <Unanswered /> : <ErrorPage />}</Shell>;
}

/** Metadata for link previews on other sites; title and description come from the page itself. */
function ShareTags({ appUrl }: { appUrl: string }) {
  return (
    <>
      <meta property="og:site_name" content={productName} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${appUrl}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const shareAlt = `${productName}: reports in which each figure can show what it rests on.`;
