import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogueOf, definitionOf, defineEvent, personal, subjectOf } from './event';

const Named = defineEvent(
  'Named',
  { who: z.string(), name: personal(z.string()) },
  { subject: 'who', version: 3 },
);
const Left = defineEvent('Left', { who: z.string() });

test('an event definition has its type, version and the owner of its personal fields', () => {
  expect(definitionOf(Named)).toMatchObject({
    type: 'Named',
    version: 3,
    subject: 'who',
    personal: ['name'],
  });
  expect(definitionOf(Left)).toMatchObject({ type: 'Left', version: 1, personal: [] });
});

test('personal fields may be null after an erasure, others may not', () => {
  expect(Named.parse({ type: 'Named', who: 'u-1', name: null }).name).toBeNull();
  expect(() => Named.parse({ type: 'Named', who: null, name: 'x' })).toThrow();
});

test('personal fields without a subject are refused at the definition', () => {
  expect(() => defineEvent('Lost', { name: personal(z.string()) })).toThrow('names no subject');
});

test('an optional personal field stays personal', () => {
  const note = { by: z.string().optional(), why: personal(z.string()).optional().describe('why') };
  const Noted = defineEvent('Noted', note, { subject: 'by' });
  expect(definitionOf(Noted).personal).toEqual(['why']);
  expect(Noted.parse({ type: 'Noted' })).toEqual({ type: 'Noted' });
  expect(() => defineEvent('Lost', { why: personal(z.string()).optional() })).toThrow('names no subject');
});

test('personal fields may each be sealed with a key of their own', () => {
  const shape = { by: z.string(), thing: z.string(), why: personal(z.string()), text: personal(z.string()) };
  const Shown = definitionOf(defineEvent('Shown', shape, { subject: 'by', subjects: { text: 'thing' } }));
  expect(Shown.personal.map((field) => subjectOf(Shown, field))).toEqual(['by', 'thing']);
  expect(() => defineEvent('Lost', shape, { subjects: { text: 'thing' } })).toThrow('names no subject');
});

test('a catalogue holds every event of the unions, and refuses other schemas', () => {
  const all = catalogueOf(z.discriminatedUnion('type', [Named, Left]));
  expect([...all.keys()]).toEqual(['Named', 'Left']);
  expect(() => definitionOf(z.object({}))).toThrow('not an event');
});
