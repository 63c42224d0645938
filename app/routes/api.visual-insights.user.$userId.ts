import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { ownReports } from '~/insights/own-reports.server';

export const loader = reading('GET /api/visual-insights/user/:userId', (args) => ownReports(args, 'visual'));

export const action = methodNotAllowed;
