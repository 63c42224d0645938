import type { LoaderFunctionArgs } from '@remix-run/node';
import { ownDataResponse } from '~/account/own-data-response.server';
import { forLinks } from '~/api/for-links.server';
import { admitted } from '~/http/page-guard.server';

export const loader = forLinks('Your data cannot be downloaded now', (args: LoaderFunctionArgs) =>
  ownDataResponse(args.context, admitted('GET /account/export', args)),
);
