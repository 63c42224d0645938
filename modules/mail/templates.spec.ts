import { describe, expect, it } from 'vitest';
import { resetLinkMs } from '../identity/contract';
import * as messages from './templates';

const appUrl = 'https://example.org';
const ada = { userId: 'ada-id', email: 'ada@example.org', name: 'Ada Lovelace' };
const link = `${appUrl}/auth/password?link=x.y.z`;
const all = {
  'account-approved': messages.accountApproved(ada, appUrl),
  'registration-repeated': messages.registrationRepeated(ada, appUrl, true),
  'password-link': messages.passwordLink(ada, link),
  'password-changed': messages.passwordChanged(ada, appUrl, '2026-03-04T05:06:07.890Z'),
  'password-dropped': messages.passwordDropped(ada, appUrl),
  'account-erased': messages.accountErased(ada),
};
const linesOf = ({ text }: { text: string }) => text.split('\n');

describe('mail templates', () => {
  it.each(Object.entries(all))('%s is addressed, named and signed', (kind, email) => {
    expect(email).toMatchObject({ kind, userId: 'ada-id', to: 'ada@example.org' });
    expect(email.subject).toMatch(/^[ -~]{10,60}$/);
    expect(email.subject).toContain('Evident');
    expect(linesOf(email).at(-1)).toBe('Evident');
    expect(email.text).not.toContain('!');
  });

  it.each(Object.entries(all))('%s has each link whole on its own line', (_, email) => {
    const withLinks = linesOf(email).filter((line) => line.includes('://'));
    for (const line of withLinks) expect(line).toMatch(/^https:\/\/example\.org\/\S+$/);
  });

  it('link to the page for the next action', () => {
    expect(linesOf(all['account-approved'])).toContain(`${appUrl}/auth`);
    expect(linesOf(all['registration-repeated'])).toEqual(
      expect.arrayContaining([`${appUrl}/auth`, `${appUrl}/auth/forgot`]),
    );
    expect(linesOf(all['password-link'])).toContain(link);
    for (const kind of ['password-changed', 'password-dropped'] as const)
      expect(linesOf(all[kind])).toContain(`${appUrl}/auth/forgot`);
  });

  it('state the lifetime of a link to set a password', () => {
    expect(resetLinkMs).toBe(60 * 60 * 1000);
    expect(all['password-link'].text).toContain('good for one hour');
  });

  it('state when a password was changed', () => {
    expect(all['password-changed'].text).toContain('on 2026-03-04 at 05:06 UTC.');
  });

  it('do not ask a pending user to sign in', () => {
    const lines = linesOf(messages.registrationRepeated(ada, appUrl, false));
    expect(lines).not.toContain(`${appUrl}/auth`);
    expect(lines.join()).toContain('still waits for approval');
  });

  it('contain no name in the erasure confirmation', () => {
    expect(all['account-erased'].text).not.toMatch(/Ada|example|ada-id/);
  });

  it.each(['Ada', 'Zoë Östergård', "Conor O'Brien", 'J. R. R. Tolkien', 'Martin Luther King Jr.', '王小明'])(
    'greet %s by name',
    (name) => {
      const { text } = messages.accountApproved({ ...ada, name }, appUrl);
      expect(text.split('\n')[0]).toBe(`Hello ${name},`);
    },
  );

  it.each([
    'Win a car at evil.example',
    'https://evil.example',
    'evil.example/win',
    'eve@evil.example',
    'Ada\nYou have won',
    'You have won a car, and all you have to do for it is to call this number today',
    '',
    null,
  ])('do not repeat a name that may be a message from a stranger: %j', (name) => {
    const { text } = messages.accountApproved({ ...ada, name }, appUrl);
    expect(text.split('\n')[0]).toBe('Hello,');
  });
});
