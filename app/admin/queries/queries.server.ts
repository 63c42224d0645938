import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { toReportId } from '../../../modules/kernel/report-id';
import type { QueryStatus } from '../../../composition/application/moderation';
import type { Viewer } from '../../../composition/application/application';
import { readForm } from '~/forms/read-form.server';
import { decide } from '../list/decide.server';
import { readList } from '../list/list-address';
import { loadList } from '../list/load-list.server';
import { queriesSpec, queryDecisions } from './queries-spec';

type Path = '/admin/queries' | '/search-queries';

/** A page of the search queries. */
export function loadQueries(path: Path, { request, context: { system } }: LoaderFunctionArgs) {
  const spec = queriesSpec(path);
  return loadList(spec, readList(spec, new URL(request.url).searchParams), (query) =>
    system.queries.list({ ...query, status: query.status as QueryStatus | undefined }),
  );
}

/** Runs the posted decision about search queries. */
export async function decideQuery(
  path: Path,
  viewer: Viewer,
  { request, context: { system, context } }: ActionFunctionArgs,
) {
  const spec = queriesSpec(path);
  return decide(await readForm(request), readList(spec, new URL(request.url).searchParams), {
    spec,
    decisions: queryDecisions,
    commands: { delete: (id, input) => system.queries.remove(toReportId(id), viewer, input, context) },
  });
}
