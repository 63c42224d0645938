import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { instant, secondsSince, type Telemetry } from '../../modules/kernel/telemetry/telemetry';
import { methods } from '../routing/api-routes';
import { routePatternOf } from '../routing/route-pattern';
import { localsOf } from './session';

/** Frequent requests that are not worth a span. */
const unspanned: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', '/assets/*', 'other']);

/** Counts and times every request by the pattern of its route; starts the trace of everything that it causes. */
export function requestMetrics(telemetry: Telemetry): RequestHandler {
  const open = new Set<Response>();
  telemetry.observe(() => {
    const value = [...open].filter(isEventStream).length;
    return [{ name: 'evident_http_event_streams_open', value, labels: {} }];
  });

  const tell = recordRequest(telemetry);
  return (req, res, next) => {
    const began = instant();
    const { path } = req;
    open.add(res);
    res.once('close', () => {
      open.delete(res);
      tell(req, res, { began, path });
    });
    next();
  };
}

type Answered = { began: number; path: string };

/** Records one request after its response. */
export const recordRequest =
  (telemetry: Telemetry) =>
  (req: Request, res: Response, { began, path }: Answered): void => {
    const locals = localsOf(res);
    const route = locals.route ?? routePatternOf(path);
    const method = methods.has(req.method) ? req.method : 'other';
    const status = `${Math.floor(res.statusCode / 100)}xx`;
    telemetry.count('evident_http_requests_total', { route, method, status });
    if (!isEventStream(res))
      telemetry.measure('evident_http_request_duration_seconds', secondsSince(began), { route, method });
    if (unspanned.has(route)) return;
    const requestId = (locals.requestId ??= randomUUID());
    telemetry.span({
      subject: 'http',
      of: `${method} ${route}`,
      cause: { correlationId: requestId },
      spanKey: requestId,
      began,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': res.statusCode,
      },
      errorCode: res.statusCode >= 500 ? String(res.statusCode) : undefined,
      traceparent: req.get('traceparent'),
    });
  };

const isEventStream = (res: Response) =>
  String(res.getHeader('content-type') ?? '').startsWith('text/event-stream');
