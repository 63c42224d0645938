import type { LoaderFunctionArgs } from '@remix-run/node';
import { featureFlags } from './shell/feature-flags.server';
import { themeOf } from './shell/theme.server';

/** The data of every page. */
export async function loadRoot({ request, context }: LoaderFunctionArgs) {
  const { viewer, system } = context;
  const { appUrl, promoUrl, searchFinlandUrl, reportVisibility, google, models } = system.settings;
  return {
    viewer: viewer ?? null,
    theme: await themeOf(request, context),
    pages: featureFlags,
    settings: {
      ...{ appUrl, promoUrl, searchFinlandUrl, reportVisibility, models },
      googleConfigured: google !== undefined,
    },
  };
}
