import { describe, expect, it } from 'vitest';
import { eventCatalogue } from '../composition/event-catalogue';
import { eventFields, valueText } from './event-fields';

const recorded = (event: { type: string } & Record<string, unknown>) => ({
  ...{ event, id: 'e', stream: 's', revision: 0, position: 1 },
  metadata: { actor: { kind: 'system' as const }, correlationId: 'c', at: '', version: 1 },
});
const fieldsOf = (event: { type: string } & Record<string, unknown>) =>
  eventFields(recorded(event), eventCatalogue.get(event.type));

describe('the fields of an event', () => {
  it('are decrypted, with personal ones marked', () => {
    const event = { type: 'UserApproved', userId: 'u-1', by: 'a-1', reason: 'known to us' };
    expect(fieldsOf(event)).toEqual([
      { name: 'userId', value: 'u-1', personal: false, erased: false },
      { name: 'by', value: 'a-1', personal: false, erased: false },
      { name: 'reason', value: 'known to us', personal: true, erased: false },
    ]);
  });

  it('mark erased ones, and leave out absent ones', () => {
    const event = { type: 'UserRegistered', userId: 'u-1', email: null, name: null, credentialId: undefined };
    expect(fieldsOf(event).map(({ name, value, erased }) => [name, value, erased])).toEqual([
      ['userId', 'u-1', false],
      ['email', '', true],
      ['name', '', true],
    ]);
  });

  it('are none for an event that cannot be read', () => {
    const broken = { ...recorded({ type: 'UserApproved' }), broken: new Error('odd') };
    expect(eventFields(broken, eventCatalogue.get('UserApproved'))).toEqual([]);
  });

  it('are text, whatever their type, and long ones are cut with a note', () => {
    expect([5, true, null, ['a'], { b: 1 }].map(valueText)).toEqual([
      ...['5', 'true', 'null', '[\n  "a"\n]', '{\n  "b": 1\n}'],
    ]);
    const long = valueText('😀'.repeat(1_500));
    expect(long).toMatch(/… \(cut: the whole has 3,000 characters\)$/);
    expect(valueText(`a${'😀'.repeat(1_500)}`)).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    expect(valueText('x'.repeat(2_000))).toHaveLength(2_000);
  });
});
