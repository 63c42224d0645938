import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { isRefusal, refuse } from '../../modules/kernel/refusal';
import { parseAuditFilter } from '~/admin/audit/audit-query.server';
import { apiLoader } from '~/api/api-route.server';
import { htmlForNavigation } from '~/api/html-for-navigation.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { attachment } from '~/http/attachment.server';
import { paced } from '~/http/outgoing.server';
import { refusalResponse } from '~/http/json-reply.server';

const types = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8' } as const;

/** Streams all entries of a filter as a file, oldest first: `format` csv (the default) or ndjson. */
export const loader = htmlForNavigation(
  'The audit cannot be downloaded',
  apiLoader('GET /api/admin/audit/export', ({ request, context: { system, outgoing } }) => {
    const params = new URL(request.url).searchParams;
    const format = params.get('format') ?? 'csv';
    if (format !== 'csv' && format !== 'ndjson')
      return refusalResponse(refuse('invalid-input', {}, { format: 'A format is csv or ndjson.' }));
    const pieces = system.audit.export(parseAuditFilter(params), format);
    if (isRefusal(pieces)) return refusalResponse(pieces);
    return new Response(createReadableStreamFromReadable(Readable.from(paced(pieces, outgoing()))), {
      headers: {
        'Content-Type': types[format],
        'Content-Disposition': attachment(`evident-audit.${format}`),
      },
    });
  }),
);

export const action = methodNotAllowed;
