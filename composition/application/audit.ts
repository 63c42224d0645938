import { csvLines } from '../../modules/exports/csv';
import type { EventLog } from '../../modules/kernel/events/event-log';
import type { EventStore } from '../../modules/kernel/events/event-store';
import type { Catalogue } from '../../modules/kernel/events/event';
import { isRefusal } from '../../modules/kernel/refusal';
import { createAuditEntries } from '../../projections/audit-entries';
import { auditNames } from '../../projections/audit-names';
import { eventChain } from '../../projections/event-chain';
import { eventFields } from '../../projections/event-fields';
import { itemState } from '../../projections/item-state';
import type { ReadStore } from '../../projections/read-store';
import { audit as model, type AuditDocument } from '../../projections/audit';
import type { Audit, AuditEntry, AuditEvent } from './moderation';

type Deps = {
  store: ReadStore;
  log: Pick<EventLog, 'readOne' | 'readOpened'>;
  /** The log of stored events: a chain needs their metadata, not their contents. */
  events: Pick<EventStore, 'readStream'>;
  catalogue: Catalogue;
};

/** The queries of the audit: actor, action, item, time and reason. */
export function createAudit(deps: Deps): Audit {
  const { store, log, catalogue } = deps;
  const list = createAuditEntries(deps);

  async function event(id: string): Promise<AuditEvent | undefined> {
    const entry = await list.entry(id);
    if (!entry) return undefined;
    const { stream, revision, position, type } = entry.doc;
    const [opened, { chain, isCut }] = await Promise.all([
      log.readOne(stream, revision),
      eventChain(deps, entry.doc),
    ]);
    return {
      ...entry.line,
      ...{ type, stream, revision, position },
      version: opened?.metadata.version ?? 1,
      fields: opened ? eventFields(opened, catalogue.get(type)) : [],
      isBroken: opened?.broken !== undefined,
      chain: chain.map(({ position: _position, ...linked }) => linked),
      isChainCut: isCut,
    };
  }

  return {
    entries: (query) => list.entries(query),
    event,
    asOf: (item, eventId) => itemState(deps, item, eventId),
    async labelOf({ kind, id }) {
      const where = { subjectId: id };
      const { items } = await store.find(model.name, { where, sort: 'position', limit: 1 });
      const ownerId = (items[0] as AuditDocument | undefined)?.ownerId ?? null;
      const subject = { subjectKind: kind, subjectId: id, ownerId };
      return (await auditNames(deps, [subject])).subject(subject);
    },
    export(query, format) {
      const pages = list.exported(query);
      if (isRefusal(pages)) return pages;
      return format === 'csv' ? asCsv(pages) : asLines(pages);
    },
  };
}

const head = [
  ...['id', 'at', 'actorId', 'actor', 'action', 'subjectKind', 'subjectId', 'subject', 'reason'],
  ...['correlationId', 'causationId'],
];
const unreadable = '[cannot be read any more]';

async function* asCsv(pages: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
  yield `\uFEFF${csvLines([head])}\r\n`;
  for await (const entries of pages) yield `${csvLines(entries.map(row))}\r\n`;
}

function row({ id, at, actor, action, subject, reason, hasReason, ...around }: AuditEntry): string[] {
  return [
    ...[id, at, actor?.id ?? 'system', actor?.name ?? '', action, subject.kind, subject.id, subject.label],
    ...[reason ?? (hasReason ? unreadable : ''), around.correlationId, around.causationId ?? ''],
  ];
}

async function* asLines(pages: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
  for await (const entries of pages)
    yield entries.map(({ hasReason: _internal, ...entry }) => `${JSON.stringify(entry)}\n`).join('');
}
