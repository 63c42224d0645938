import { createHash } from 'node:crypto';
import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import { reportPath } from '../../modules/publishing/contract';
import type { ReportKind } from '../../modules/search/contract';
import type { AttachedSource, Viewer } from '../../composition/application/application';
import { orUnavailable } from '~/api/unavailable.server';
import { withRateLimit } from '~/http/with-rate-limit.server';
import { sentenceOf, statusOf } from '~/http/json-reply.server';
import type { FormBody } from '~/forms/read-form.server';
import { quotaExhausted, refusalTitle, type AskAnswer } from './search-messages';
import { exampleFile } from './example-data.server';
import { sourceFrom } from './source-input.server';

/** The kind of report that a form starts, and the page that shows it. */
type Wanted = { kind: ReportKind; pageOf: (reportId: ReportId) => string };
const onItsOwnPage: Wanted = { kind: 'visual', pageOf: (reportId) => reportPath(reportId) };

/**
 * Handles the search form with and without scripts: attaches the files, starts the search, then redirects to the
 * report. A user who was `stopped` by the route's guard gets back what they typed.
 */
export async function searchAction(
  form: FormBody,
  context: AppLoadContext,
  stopped: Refusal | undefined,
  wanted = onItsOwnPage,
) {
  const typed = queryIn(form.fields);
  const refusal = stopped ?? form.refusal;
  if (refusal) return refused(typed, refusal);
  if (!context.viewer) return refused(typed, refuse('unauthenticated'));
  const { viewer } = context;
  const limit = form.fields.get('intent') === 'attach-example' ? 'write' : 'report-start';
  const answer = await orUnavailable(() =>
    withRateLimit(limit, context, () => attachAndSubmit(form, typed, { viewer, context, wanted })),
  );
  return isRefusal(answer) ? refused(typed, answer) : answer;
}

async function attachAndSubmit(
  form: FormBody,
  typed: AskAnswer,
  {
    viewer,
    context: { system, context, tooMany },
    wanted,
  }: { viewer: Viewer; context: AppLoadContext; wanted: Wanted },
) {
  // A request over the limit passes only for the quota refusal; it attaches no files.
  const page = tooMany ? [] : await attachPage(typed, viewer, { system, context });
  if (isRefusal(page)) return refused(typed, page);
  const { address: _attached, ...rest } = typed;
  const withPage = { ...rest, sources: [...typed.sources, ...page] };
  const attached = tooMany ? [] : await attach(form, viewer, { system, context });
  if (isRefusal(attached)) return refused(withPage, attached);
  const sources = [...withPage.sources, ...attached];
  if (form.fields.get('intent') === 'attach-example') return data<AskAnswer>({ ...rest, sources });
  const { query, model, retrieve, language, approvePlan } = typed;
  const input = {
    query,
    model,
    retrieve,
    language,
    approvePlan,
    sources: sources.map((source) => source.sourceId),
  };
  const answer = await system.search.submit(input, viewer, context, requestKey(form), wanted.kind);
  if (isRefusal(answer)) return refused({ ...(tooMany ? typed : rest), sources }, answer);
  return redirect(wanted.pageOf(answer.queryId));
}

function queryIn(fields: URLSearchParams): AskAnswer {
  const sources = fields.getAll('source').map(sourceFrom);
  const address = fields.get('url')?.trim();
  return {
    ...(address && { address }),
    query: fields.get('query') ?? '',
    model: fields.get('model') ?? 'deepseek',
    retrieve: fields.getAll('retrieve'),
    language: fields.get('language') ?? 'auto',
    approvePlan: fields.has('approvePlan'),
    sources: sources.filter((source) => source !== undefined),
  };
}

/** The page at an address that was typed into the form. */
async function attachPage(
  { address }: AskAnswer,
  viewer: Viewer,
  { system, context }: Pick<AppLoadContext, 'system' | 'context'>,
): Promise<AttachedSource[] | Refusal> {
  if (!address) return [];
  const attached = await system.evidence.attachPage(address, viewer, context);
  return isRefusal(attached) ? attached : attached.sources;
}

async function attach(
  form: FormBody,
  viewer: Viewer,
  { system, context }: Pick<AppLoadContext, 'system' | 'context'>,
): Promise<AttachedSource[] | Refusal> {
  const example = form.fields.get('intent') === 'attach-example' ? [exampleFile] : [];
  const files = [...form.files, ...example];
  if (files.length === 0) return [];
  const attached = await system.evidence.attach(files, viewer, context);
  return isRefusal(attached) ? attached : attached.sources;
}

/** Idempotency key of a form with its query: an unchanged form starts one search, a changed one another. */
function requestKey({ fields, files }: FormBody): string | undefined {
  const key = fields.get('key');
  if (!key) return undefined;
  const request = [
    key,
    fields.get('query'),
    fields.get('model'),
    fields.getAll('source'),
    ...fields.getAll('url').filter(Boolean),
    ...(fields.has('retrieve') ? [fields.getAll('retrieve')] : []),
    ...(fields.has('approvePlan') ? [{ approvePlan: true }] : []),
    ...(fields.has('language') ? [{ language: fields.get('language') }] : []),
    files.map((file) => file.name),
  ];
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

function refused(typed: AskAnswer, refusal: Refusal) {
  const sentence = refusal.code === 'quota-exhausted' ? quotaExhausted : sentenceOf(refusal);
  const answer: AskAnswer = {
    ...typed,
    refusal: { code: refusal.code, title: refusalTitle(refusal.code), sentence },
  };
  return data(answer, { status: statusOf(refusal) });
}
