import type { AuditEntry, SubjectKind } from '../../../composition/application/moderation';
import { auditActions, auditedAction } from '../../../modules/moderation/contract';

/** The heading for items of a kind, in the plural. */
export const kindNames: Readonly<Record<SubjectKind, string>> = {
  user: 'Accounts',
  report: 'Reports',
  feedback: 'Feedback',
  review: 'Reviews',
  source: 'Files',
  'read-model': 'Read models',
};

/** A kind in the singular, before the name of an item. */
export const itemLabels: Readonly<Record<SubjectKind, string>> = {
  user: 'the account of',
  report: 'the report',
  feedback: 'the feedback of',
  review: 'the review of',
  source: 'the file',
  'read-model': 'the parked event',
};

const unnamed: Readonly<Record<SubjectKind, string>> = {
  user: 'an erased person',
  report: 'with an erased title',
  feedback: 'an erased person',
  review: 'an erased person',
  source: 'with an erased name',
  'read-model': 'without a name',
};

/** The name of an item, or a placeholder when it can no longer be read. */
export const subjectLabel = ({ kind, label }: AuditEntry['subject']): string => label || unnamed[kind];

/** An action as a verb, before the name of the item. */
export const actionLabel = (action: string): string =>
  auditedAction(action)?.words ?? action.replaceAll('-', ' ');

/** An action as a heading, such as "User approved". */
export function actionName(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every action, grouped by the kind of its item, for a filter. */
export function actionsByKind(): { kind: SubjectKind; actions: string[] }[] {
  const kinds = Object.keys(kindNames) as SubjectKind[];
  return kinds.map((kind) => ({
    kind,
    actions: auditActions.filter((action) => auditedAction(action)?.kind === kind),
  }));
}
