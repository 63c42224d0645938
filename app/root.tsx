import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from '@remix-run/react';
import { useContext, type ReactNode } from 'react';
import { Nonce } from './nonce';
import { pageTitle } from './product';
import { ErrorPage } from './shell/error-page';
import { Shell } from './shell/shell';
import { themeOf } from './shell/theme.server';
import './tailwind.css';

export const meta: MetaFunction = () => [
  { title: pageTitle() },
  { name: 'description', content: 'The report engine people trust: every sentence shows what it rests on.' },
];

export const links: LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, system } = context;
  const { promoUrl, searchFinlandUrl, google, models } = system.settings;
  return {
    viewer: viewer ?? null,
    theme: await themeOf(request, context),
    settings: { promoUrl, searchFinlandUrl, googleConfigured: google !== undefined, models },
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(Nonce);
  const theme = useRouteLoaderData<typeof loader>('root')?.theme;
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1318" media="(prefers-color-scheme: dark)" />
        <Meta />
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

export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorPage />
    </Shell>
  );
}
