import { createContext, useContext } from 'react';
import type { Note } from '../../../modules/exports/contract';
import type { ReportId } from '../../../modules/kernel/report-id';

export type Evidence = {
  /** Undefined outside a finished report. */
  reportId: ReportId | undefined;
  notes: ReadonlyMap<string, Note>;
  /** The open note, with the mark that opened it. */
  open: { claimId: string; mark: HTMLElement } | undefined;
  show: (claimId: string, mark: HTMLElement) => void;
  hide: () => void;
};

const none: Evidence = {
  reportId: undefined,
  notes: new Map(),
  open: undefined,
  show: () => {},
  hide: () => {},
};

export const EvidenceContext = createContext<Evidence>(none);
export const useEvidence = (): Evidence => useContext(EvidenceContext);
