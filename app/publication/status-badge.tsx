import type { ReportStatus } from '../../projections/documents';
import { Badge } from '~/ui/badge';
import { statusNames } from './status-labels';

const tones = { draft: 'plain', pending_publish: 'caution', published: 'positive' } as const;

/** The publication status of a report. */
export const StatusBadge = ({ status }: { status: ReportStatus }) => (
  <Badge tone={tones[status]}>{statusNames[status]}</Badge>
);
