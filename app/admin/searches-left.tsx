import { number } from '~/ui/number';
import type { UserDocument } from '../../projections/documents';

/** What is left of somebody's searches; on a phone, where no column says so, with the word for it. */
export function SearchesLeft({ user }: { user: UserDocument }) {
  if (user.searchCount < 0)
    return (
      <>
        unlimited<Word>searches</Word>
      </>
    );
  return (
    <>
      {number(user.searchCount)}
      <Word>{user.searchCount === 1 ? 'search left' : 'searches left'}</Word>
    </>
  );
}

const Word = ({ children }: { children: string }) => <span className="lg:hidden"> {children}</span>;
