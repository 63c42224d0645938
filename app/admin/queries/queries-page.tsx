import type { SearchQueryItem } from '../../../composition/application/moderation';
import type { Undecided } from '../list/decisions';
import { ListPageView } from '../list/list-page';
import type { ListPage } from '../list/load-list.server';
import { queriesList } from './queries-list';
import { successRate } from './queries-options';

type Props = {
  path: '/admin/queries' | '/search-queries';
  page: ListPage<SearchQueryItem>;
  undecided: Undecided | undefined;
};

/** The search queries with their success rate. Spec section 2, Admin dashboard. */
export function QueriesPage({ path, page, undecided }: Props) {
  const rate = successRate(page.counts);
  return (
    <ListPageView
      definition={queriesList(path)}
      page={page}
      undecided={undecided}
      aside={
        rate !== null && (
          <p className="text-sm text-ink-soft">
            Success rate <span className="figures font-display text-2xl text-ink">{rate}%</span>
          </p>
        )
      }
    />
  );
}
