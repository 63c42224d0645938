import type { LoaderFunctionArgs } from '@remix-run/node';
import { personalDataResponse } from '~/account/personal-data-response.server';
import { htmlForNavigation } from '~/api/html-for-navigation.server';
import { requireAccess } from '~/http/page-guard.server';

export const loader = htmlForNavigation('Your data cannot be downloaded now', (args: LoaderFunctionArgs) =>
  personalDataResponse(args.context, requireAccess('GET /account/export', args)),
);
