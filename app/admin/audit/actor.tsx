import { productName } from '../../../modules/kernel/product';
import type { AuditEntry } from '../../../composition/application/moderation';

/** The actor of an event: a person by name, the operator, the product, or an erased person. */
export function ActorName({ actor }: { actor: AuditEntry['actor'] }) {
  if (!actor) return <span className="text-muted">{productName}</span>;
  if (!actor.name) return <span className="text-muted italic">Erased person</span>;
  return <bdi className="font-medium">{actor.name}</bdi>;
}

/** The reason of a decision; says so when its key was erased. Renders nothing without a reason. */
export function Reason({ entry: { reason, hasReason } }: { entry: AuditEntry }) {
  if (!hasReason) return null;
  if (reason === null) return <span className="text-muted italic">The reason was erased.</span>;
  return <q className="font-serif wrap-anywhere text-ink-soft">{reason}</q>;
}
