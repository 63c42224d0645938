import type { Visibility } from '../../modules/publishing/contract';
import type { ReportKind } from '../../modules/search/contract';

/** Who will see a question, shown before it is sent. Contract section 3. `attached`: files are attached already. */
export function reportVisibility(
  visibility: Visibility,
  attached: boolean,
  kind: ReportKind = 'visual',
): string {
  if (visibility === 'unlisted') return `Query and report are ${unlisted}`;
  if (attached) return `With files attached, query and report are ${unlisted}`;
  return `${listedAs[kind]}, unless files are attached. ${leaveOut}`;
}

const listedAs = {
  visual: 'The query of a finished report is shown to everybody under Recent Search Reports',
  research: 'The title of a finished report is shown here to everybody who is signed in',
} as const satisfies Record<ReportKind, string>;

/** Who will see the content of attached files, shown beside the file input. */
export const fileAudience =
  'Only you and admins see passages of your files until the report is published; then everybody sees those it cites. What the report itself says of them can be read by whoever has its address.';

const leaveOut = 'Leave out what is private.';
const unlisted = `in no public list until the report is published, but whoever has its address can read both. ${leaveOut}`;
