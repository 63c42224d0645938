import { eventCatalogue } from '../../composition/event-catalogue';
import { blobHash } from '../../modules/kernel/events/blobs';
import { subjectOf } from '../../modules/kernel/events/event';
import { resumePosition } from '../../workflows/subscriptions/resume-position';
import type { Operator } from '../cli-context';
import { movedCollections } from './collections';
import { findEventIds } from './event-positions';
import { toFrame } from './records';

export type Exported = { entries: number; checkpoints: number; sources: number; blobs: number };
type Deps = Pick<Operator, 'store' | 'vault' | 'snapshots' | 'blobs' | 'engine'>;

/** The frames of an export of the vault; after the last one `count` has the totals. */
export async function* vaultFrames(deps: Deps, count: Exported): AsyncGenerator<Buffer> {
  const { store, vault, snapshots, blobs } = deps;
  const checkpoints = await checkpointsOf(deps);
  const { ids, last } = await findEventIds(
    store,
    checkpoints.map(({ position }) => position),
  );
  yield toFrame({ is: 'vault', log: await store.identity(), lastEvent: last });
  for (const collection of movedCollections)
    for await (const entry of vault.entries(collection)) {
      yield toFrame({ is: 'entry', collection, ...entry });
      count.entries += 1;
    }
  for (const [index, { name }] of checkpoints.entries()) {
    yield toFrame({ is: 'checkpoint', name, after: ids[index] ?? null });
    count.checkpoints += 1;
  }
  for await (const { userId, sha256 } of sourcesIn(store)) {
    const bytes = await snapshots.read(userId, sha256);
    if (!bytes) continue;
    yield toFrame({ is: 'source', userId, sha256 }, bytes);
    count.sources += 1;
  }
  for await (const { ownerId, hash } of blobsIn(store)) {
    const bytes = await blobs.read(ownerId, hash);
    if (!bytes) continue;
    yield toFrame({ is: 'blob', ownerId, hash }, bytes);
    count.blobs += 1;
  }
}

/** The checkpoints of all subscriptions. Unfinished workflows start anew at the destination. */
async function checkpointsOf(deps: Deps): Promise<{ name: string; position: number }[]> {
  const streams: { name: string; position: number }[] = [];
  for await (const { key, value } of deps.vault.entries('checkpoints'))
    if (typeof value === 'number') streams.push({ name: key, position: value });
  for (const checkpoint of streams)
    if (checkpoint.name === 'reactions')
      checkpoint.position = await resumePosition(deps, checkpoint.position);
  return streams;
}

/** Each file once, however often it was attached. */
async function* sourcesIn({ readAll }: Deps['store']) {
  const seen = new Set<string>();
  for await (const events of readAll({ from: 0, types: ['SourceAdded'] }))
    for (const { data } of events) {
      const { userId, sha256 } = data as { userId: string; sha256: string };
      if (seen.has(`${userId}/${sha256}`)) continue;
      seen.add(`${userId}/${sha256}`);
      yield { userId, sha256 };
    }
}

/** Each large part of an event, named in the log by its hash. */
async function* blobsIn({ readAll }: Deps['store']) {
  const large = [...eventCatalogue.values()]
    .filter(({ personal }) => personal.length > 0)
    .map(({ type }) => type);
  for await (const events of readAll({ from: 0, types: large }))
    for (const { type, data } of events) {
      const definition = eventCatalogue.get(type);
      for (const field of definition?.personal ?? []) {
        const [hash, ownerId] = [
          blobHash(data[field]),
          definition && data[subjectOf(definition, field) ?? ''],
        ];
        if (hash !== undefined && typeof ownerId === 'string') yield { ownerId, hash };
      }
    }
}
