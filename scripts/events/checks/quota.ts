import type { Check } from './check';

type Account = { reserved: number; settled: number; spent: number };

/** A search is charged once at most, and only a reserved search is spent or refunded. */
export function quotaCheck(): Check {
  const searches = new Map<string, Account>();
  return {
    holds: 'No report is charged twice, and no more is spent or given back than was set aside',
    severity: 'wrong',
    look({ type, data: { searchId: reportId } }) {
      if (!(type in effects) || typeof reportId !== 'string') return undefined;
      const account = searches.get(reportId) ?? { reserved: 0, settled: 0, spent: 0 };
      searches.set(reportId, account);
      effects[type]?.(account);
      if (type === 'SearchSpent' && account.spent > 1) return `the report ${reportId} is charged twice`;
      if (account.settled > account.reserved)
        return `more is spent and given back for ${reportId} than was set aside`;
      return undefined;
    },
  };
}

const effects: Record<string, (account: Account) => void> = {
  SearchReserved: (account) => void (account.reserved += 1),
  SearchSpent: (account) => {
    account.settled += 1;
    account.spent += 1;
  },
  SearchRefunded: (account) => void (account.settled += 1),
};
