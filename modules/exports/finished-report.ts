import type { Slot } from '../models/contract';
import type { Report } from '../search/report';

/** A finished report with what a page says about it, and not what it cost. The product's Result document is one. */
export type FinishedReport = Omit<Report, 'usage'> & {
  id: string;
  model: Slot;
  createdAt: string;
  url: string;
  query: { query: string | null };
};
