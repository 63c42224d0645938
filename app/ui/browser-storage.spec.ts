import { afterEach, expect, it, vi } from 'vitest';

const shelf = () => {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
};
const closed = {
  getItem(): never {
    throw new DOMException('closed', 'SecurityError');
  },
  setItem(): never {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

/** A page that has just opened, in a browser with these stored values. */
async function opened(local: object, session: object) {
  vi.resetModules();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  const [consent, tutorial] = await Promise.all([
    import('~/shell/consent'),
    import('~/tutorial/tutorial-storage'),
  ]);
  return { ...consent, ...tutorial };
}
afterEach(() => void vi.unstubAllGlobals());

it('keeps that cookies were accepted, and when, for good', async () => {
  const local = shelf();
  const first = await opened(local, shelf());
  expect(first.asksForConsent()).toBe(true);
  first.acceptCookies(new Date('2025-01-02T03:04:05Z'));
  expect([...local.stored]).toEqual([
    ['cookie-consent', 'accepted'],
    ['cookie-consent-date', '2025-01-02T03:04:05.000Z'],
  ]);
  expect((await opened(local, shelf())).asksForConsent()).toBe(false);
});

it('keeps a dismissal for this session only', async () => {
  const [local, session] = [shelf(), shelf()];
  (await opened(local, session)).dismissCookies();
  expect((await opened(local, session)).asksForConsent()).toBe(false);
  expect((await opened(local, shelf())).asksForConsent()).toBe(true);
  expect(local.stored.size).toBe(0);
});

it('keeps that the tutorial was seen', async () => {
  const local = shelf();
  const page = await opened(local, shelf());
  expect(page.tutorialSeen()).toBe(false);
  page.markTutorialSeen();
  expect((await opened(local, shelf())).tutorialSeen()).toBe(true);
});

it('survives a browser that stores nothing, and asks once per page', async () => {
  const page = await opened(closed, closed);
  expect([page.asksForConsent(), page.tutorialSeen()]).toEqual([true, false]);
  page.dismissCookies();
  page.markTutorialSeen();
  expect([page.asksForConsent(), page.tutorialSeen()]).toEqual([false, true]);
});
