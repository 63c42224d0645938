import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventCatalogue } from '../composition/event-catalogue';
import { catalogueOf, defineEvent, personal } from '../modules/kernel/events/event';
import { envelope, eventTables } from './table-shapes';

const Sample = defineEvent(
  'SampleTaken',
  {
    userId: z.string(),
    at: z.string(),
    dueAt: z.string(),
    by: z.string().optional(),
    version: z.number().int(),
    costUsd: z.number().nullable(),
    earns: z.boolean(),
    slot: z.enum(['a', 'b']),
    tags: z.array(z.string()),
    input: z.json(),
    words: personal(z.string()).optional(),
  },
  { subject: 'userId' },
);

describe('the table of an event type', () => {
  it('has a typed column for each field, named so that SQL needs no quotes', () => {
    const [table] = eventTables(catalogueOf({ options: [Sample] }));
    expect(table).toMatchObject({ name: 'sample_taken', type: 'SampleTaken', version: 1 });
    expect(table?.fields.map(({ name, kind, personal: p }) => [name, p ? 'personal' : kind])).toEqual([
      ['user_id', 'text'],
      ['fact_at', 'time'],
      ['due_at', 'time'],
      ['fact_by', 'text'],
      ['fact_version', 'integer'],
      ['cost_usd', 'number'],
      ['earns', 'boolean'],
      ['slot', 'text'],
      ['tags', 'json'],
      ['input', 'json'],
      ['words', 'personal'],
    ]);
  });

  it('exists for every event type, under a name of its own, and has no column twice', () => {
    const tables = eventTables(eventCatalogue);
    expect(new Set(tables.map(({ name }) => name)).size).toBe(eventCatalogue.size);
    for (const { fields } of tables) {
      const names = [...envelope, ...fields].map(({ name }) => name);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('marks exactly the personal fields of its event type', () => {
    for (const { type, fields } of eventTables(eventCatalogue))
      expect(fields.filter((column) => column.personal).map(({ field }) => field)).toEqual(
        eventCatalogue.get(type)?.personal,
      );
  });
});
