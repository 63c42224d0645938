import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { UserDocument } from '../../projections/documents';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast-store';
import { useHydrated } from '~/ui/use-hydrated';
import { decisionNamed, decisionWords } from './decision-words';
import { listAddress, type AccountList } from './list-address';

/**
 * Says how a decision went. What was done is a toast where scripts run, so that the list keeps its place, and a notice
 * elsewhere; what was not is a notice that gets the focus.
 */
export function DecisionNotice({
  list,
  accounts,
  problem,
}: {
  list: AccountList;
  accounts: readonly UserDocument[];
  problem?: string;
}) {
  const done = useDone(list, accounts);
  const hydrated = useHydrated();
  const refused = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) refused.current?.focus();
  }, [problem]);
  return (
    <div ref={refused} tabIndex={-1} className="outline-none">
      {problem && (
        <Notice tone="negative" alert className="mt-4">
          {problem}
        </Notice>
      )}
      {done && !problem && !hydrated && (
        <Notice tone="positive" className="mt-4">
          {decisionWords[done].done}
        </Notice>
      )}
    </div>
  );
}

/**
 * The decision that led here, and about whom. Where scripts run it is said once, the address is cleared, and focus stays
 * near.
 */
function useDone(list: AccountList, accounts: readonly UserDocument[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const done = decisionNamed(params.get('done'));
  const who = params.get('who') ?? '';
  const seen = useRef(new Map<string, string>());
  for (const { id, name } of accounts) seen.current.set(id, name);
  const here = listAddress(list, { page: list.page, account: list.account });
  useEffect(() => {
    if (!done) return;
    toast({ title: decisionWords[done].done, description: seen.current.get(who) });
    const near = document.getElementById(`account-${who}`) ?? document.getElementById('accounts');
    near?.focus({ preventScroll: true });
    navigate(here, { replace: true, preventScrollReset: true });
  }, [done, who, here, navigate]);
  return done;
}
