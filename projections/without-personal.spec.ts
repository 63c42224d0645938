import { describe, expect, it } from 'vitest';
import { eventCatalogue } from '../composition/event-catalogue';
import type { DomainEvent } from '../modules/kernel/events/event';
import { goldenIn } from '../tests/doubles/golden-events';
import { projections } from './registry';
import { personalTypesOf } from './runtime/fold-batch';
import { createUnitOfWork } from './runtime/unit-of-work';

const modules = 'identity moderation feedback reviews search quota publishing models evidence'.split(' ');
const golden = [...modules.map((module) => `../modules/${module}/golden/`), '../workflows/golden/'].flatMap(
  (folder) => goldenIn(new URL(folder, import.meta.url)),
);

/** The event with personal fields that throw when they are read. */
function guarded(event: DomainEvent): DomainEvent {
  const personal = eventCatalogue.get(event.type)?.personal ?? [];
  const unreadable = (field: string) => ({
    enumerable: true,
    get: (): never => {
      throw new Error(`${event.type}.${field} was read`);
    },
  });
  const present = personal.filter((field) => event[field] !== undefined);
  return Object.defineProperties(
    { ...event },
    Object.fromEntries(present.map((field) => [field, unreadable(field)])),
  );
}

const declared = projections.flatMap((model) =>
  (model.withoutPersonal ?? []).map((type) => ({ model, name: model.name, type })),
);

describe('a read model that does without the personal fields of a type', () => {
  it.each(declared)('reads none of $type in $name', async ({ model, type }) => {
    const events = golden.filter(({ reads }) => reads.type === type);
    expect(events).not.toEqual([]);
    for (const { reads } of events) {
      const at = '2026-01-01T00:00:00.000Z';
      const metadata = { actor: { kind: 'system' as const }, correlationId: 'c', at, version: 1 };
      const event = guarded(reads);
      const recorded = { event, id: 'e', stream: 's', revision: 0, position: 1, metadata };
      // This document stands for any that an event changes.
      const changed = { sections: [{ id: reads.sectionId }], parts: [] };
      const unit = createUnitOfWork(() => Promise.resolve(changed));
      expect(await unit.fold(model, recorded)).toBeUndefined();
    }
  });

  it('leaves the answers of models sealed, while a model that reads a report gets it', () => {
    const personal = personalTypesOf(projections);
    expect(personal.has('ModelCallFinished')).toBe(false);
    expect(personal.has('ExtrasWritten')).toBe(false);
    expect(personal.has('SearchCompleted')).toBe(true);
  });
});
