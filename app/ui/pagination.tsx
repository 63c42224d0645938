import { ButtonLink } from './button';

type Props = {
  currentPage: number;
  totalPages: number;
  hasPrev: boolean;
  hasNext: boolean;
  label: string;
  /** The address of a page, when it has parameters besides its number. */
  hrefOf?: (page: number) => string;
};
const byNumber = (page: number) => `?page=${page}`;

/** Previous, next, and the present page. Renders nothing for a single page. */
export function Pagination({ currentPage, totalPages, hasPrev, hasNext, label, hrefOf = byNumber }: Props) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={`${label}, pages`} className="mt-8 flex items-center justify-between gap-4">
      {hasPrev ? (
        <ButtonLink to={hrefOf(currentPage - 1)} rel="prev" look="secondary">
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="figures text-sm text-muted">
        Page {currentPage} of {totalPages}
      </p>
      {hasNext ? (
        <ButtonLink to={hrefOf(currentPage + 1)} rel="next" look="secondary">
          Next
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
