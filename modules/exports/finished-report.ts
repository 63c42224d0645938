import type { Slot } from '../models/contract';
import type { Report } from '../search/report';

/** A finished report with what a page says about it. The product's Result document is one. */
export type FinishedReport = Report & {
  id: string;
  model: Slot;
  createdAt: string;
  url: string;
  query: { query: string | null };
};
