import type { ReactNode } from 'react';
import { AdminFrame } from '../admin-frame';

/** The frame around the pages of the audit. */
export const AuditFrame = ({ children }: { children: ReactNode }) => (
  <AdminFrame tab="audit">{children}</AdminFrame>
);
