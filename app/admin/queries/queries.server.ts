import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { toReportId } from '../../../modules/kernel/report-id';
import type { QueryStatus } from '../../../composition/application/moderation';
import type { Viewer } from '../../../composition/application/application';
import { readForm } from '~/forms/read-form.server';
import { decide } from '../list/decide.server';
import { readList } from '../list/list-address';
import { loadList } from '../list/load-list.server';
import { queriesOptions, queryDecisions } from './queries-options';

type Path = '/admin/queries' | '/search-queries';

/** A page of the search queries. */
export function loadQueries(path: Path, { request, context: { system } }: LoaderFunctionArgs) {
  const options = queriesOptions(path);
  return loadList(options, readList(options, new URL(request.url).searchParams), (query) =>
    system.queries.list({ ...query, status: query.status as QueryStatus | undefined }),
  );
}

/** Runs the posted decision about search queries. */
export async function decideQuery(
  path: Path,
  viewer: Viewer,
  { request, context: { system, context } }: ActionFunctionArgs,
) {
  const options = queriesOptions(path);
  return decide(await readForm(request), readList(options, new URL(request.url).searchParams), {
    options,
    decisions: queryDecisions,
    commands: { delete: (id, input) => system.queries.remove(toReportId(id), viewer, input, context) },
  });
}
