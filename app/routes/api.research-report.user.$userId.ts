import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { ownReports } from '~/insights/own-reports.server';

export const loader = apiLoader('GET /api/research-report/user/:userId', (args) =>
  ownReports(args, 'research'),
);

export const action = methodNotAllowed;
