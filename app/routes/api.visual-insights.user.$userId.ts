import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { ownReports } from '~/insights/own-reports.server';

export const loader = apiLoader('GET /api/visual-insights/user/:userId', (args) =>
  ownReports(args, 'visual'),
);

export const action = methodNotAllowed;
