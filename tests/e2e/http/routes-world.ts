import type { RouteKey } from '../../../modules/access/routes';
import type { AccessActor } from '../../../modules/access/policy';
import { createPerson, password, signedInAdmin, signedInPerson, type Person } from './person';
import { seedReport } from '../product/seeded-report';
import { startProduct } from '../product/server';
import { until } from '../product/until';

export const visitors = ['anonymous', 'waiting', 'owner', 'other', 'admin'] as const;
export type Visitor = (typeof visitors)[number];
export type RoutesWorld = Awaited<ReturnType<typeof createRoutesWorld>>;

/** A request path and its person; for a request that ends the session or account, a substitute with the same rights. */
export type Visit = { path: string; as: Person };

/** Larger than the limit of calls and text forms, and neither JSON nor a form. */
export const hopelessBody = 'x'.repeat(70_000);

/** One product with a person of each role, and items of the owner. */
export async function createRoutesWorld() {
  const product = await startProduct({ env: { TRUST_PROXY: '1' } });
  const people = {
    anonymous: createPerson(product.url),
    waiting: createPerson(product.url),
    owner: await signedInPerson(product, 'Olga'),
    other: await signedInPerson(product, 'Otto'),
    admin: await signedInAdmin(product),
  } satisfies Record<Visitor, Person>;
  let count = 0;

  async function register(): Promise<string> {
    count += 1;
    const email = `waiting-${count}@example.org`;
    const json = { name: 'Wanda', email, password, confirmPassword: password };
    await people.anonymous.ask('/api/auth/register', { json, headers: fromElsewhere() });
    return email;
  }

  /** The id of a new account that waits for approval. */
  async function waitingAccount(): Promise<string> {
    const email = await register();
    const account = await until('the account is listed', async () => {
      const { body } = await people.admin.ask<{ id: string; email: string }[]>('/api/admin/users');
      return body.find((user) => user.email === email);
    });
    return account.id;
  }

  /** A report that the product has written itself, over a file. */
  async function writtenReport(): Promise<string> {
    const source = await people.owner.attachExample();
    const id = await people.owner.search('CO2 of the air', { model: 'qwen', sources: [source] });
    return (await people.owner.finished(id)).id;
  }

  async function writtenResearch(): Promise<string> {
    const json = { query: 'CO2 of the air', model: 'qwen' };
    const { body } = await people.owner.ask<{ reportId: string }>('/api/research-report', { json });
    return body.reportId;
  }

  const seeded = { title: 'To be deleted', query: 'CO2 of the air' };
  const report = () => seedReport(product, people.owner, { kind: 'visual', ...seeded });
  const researchReport = () => seedReport(product, people.owner, { kind: 'research', ...seeded });

  async function actorOf(person: Person): Promise<AccessActor | undefined> {
    const { status, body } = await person.ask<AccessActor>('/api/auth/user', { headers: fromElsewhere() });
    return status === 200 ? body : undefined;
  }

  /** Another session of a person, so that the first one stays valid. */
  async function again(visitor: Visitor): Promise<Person> {
    const person = createPerson(product.url);
    const emails = { owner: 'olga@example.org', other: 'otto@example.org', admin: product.adminEmail };
    const headers = fromElsewhere();
    if (visitor === 'anonymous' || visitor === 'waiting') return person;
    const as = visitor === 'admin' ? product.adminPassword : password;
    await person.ask('/api/auth/login', { json: { email: emails[visitor], password: as }, headers });
    return person;
  }

  /** The id and URL of a public report, and the audit event of its publication. */
  async function publication(): Promise<{ id: string; slug: string; audited: string }> {
    const id = await report();
    const { body } = await people.admin.ask<{ url: string }>(`/api/admin/reports/${id}/publish`, {
      method: 'POST',
    });
    const entries = `/api/admin/audit?subject=${id}&action=report-published`;
    const entry = await until('the audit lists the publication', async () => {
      const { body: audit } = await people.admin.ask<{ entries: { id: string }[] }>(entries);
      return audit.entries[0];
    });
    return { id, slug: body.url.replace('/insights/', ''), audited: entry.id };
  }

  /** The id of new feedback, or of a new review. */
  async function contribution(path: string, list: string): Promise<string> {
    count += 1;
    const content = `Contribution ${count}`;
    await people.owner.ask(path, { json: { content, rating: 4 }, headers: fromElsewhere() });
    const item = await until('it is listed', async () => {
      const { body } = await people.admin.ask<{ id: string }[]>(`${list}?q=${encodeURIComponent(content)}`);
      return body[0];
    });
    return item.id;
  }
  const newFeedback = () => contribution('/api/feedback/submit', '/api/admin/feedback');
  const newReview = () => contribution('/api/reviews', '/api/reviews');

  const waitingEmail = await register();
  const waiting = await waitingAccount();
  const firstReport = await writtenReport();
  const firstResearch = await writtenResearch();
  const published = await publication();
  const actors = Object.fromEntries(
    await Promise.all(visitors.map(async (visitor) => [visitor, await actorOf(people[visitor])] as const)),
  ) as Record<Visitor, AccessActor | undefined>;

  const standIns: Partial<Record<RouteKey, (visitor: Visitor) => Promise<Person>>> = {
    // A new session, because the response replaces the cookie of the person.
    'POST /theme': again,
    'POST /logout': again,
    'POST /api/auth/logout': again,
    'DELETE /api/auth/user': async (visitor) => {
      if (visitor !== 'owner' && visitor !== 'other') return people[visitor];
      count += 1;
      return signedInPerson(product, `Gone${count}`);
    },
  };
  /** Routes that use up an item when allowed; each allowed visit gets a new one. */
  const used: Partial<Record<RouteKey, (visitor: Visitor) => Promise<string>>> = {
    // Each person deletes an item of their own.
    'DELETE /api/sources/:id': (visitor) => people[visitor].attachExample(),
    'DELETE /api/results/:id': report,
    'DELETE /api/visual-insights/:id': report,
    'DELETE /api/research-report/:id': researchReport,
    'DELETE /api/admin/search-queries/:id': report,
    'DELETE /api/admin/users/:id': waitingAccount,
    'POST /api/admin/users/:id/approve': waitingAccount,
    'PATCH /api/admin/feedback/:id': newFeedback,
    'DELETE /api/admin/feedback/:id': newFeedback,
    'POST /api/admin/feedback/:id/publish': newFeedback,
    'POST /api/admin/reviews/:id/approve': newReview,
    'POST /api/admin/reviews/:id/reject': newReview,
    'DELETE /api/admin/reviews/:id': newReview,
  };

  return {
    product,
    people,
    /** A second session of the admin, isolated from failures of the first. */
    secondAdmin: await again('admin'),
    actors,
    waitingEmail,
    report: firstReport,
    waiting,
    ownerId: actors.owner?.id ?? '',

    /** A visit to a route with the id of an existing item. */
    async visit(route: RouteKey, visitor: Visitor, letIn: boolean): Promise<Visit> {
      const existing = existingFor(route);
      const fresh = letIn ? used[route] : undefined;
      const id = fresh ? await fresh(visitor) : existing;
      const as = (letIn && (await standIns[route]?.(visitor))) || people[visitor];
      const ownerId = actors.owner?.id ?? '';
      const named = {
        ':id': id,
        ':userId': ownerId,
        ':number': '1',
        ':claimId': 'c1',
        ':slug': published.slug,
        '*': 'no/such/page',
      };
      return { path: pathOf(route).replace(/:\w+|\*/g, (name) => named[name as keyof typeof named]), as };
    },
  };

  function existingFor(route: RouteKey): string {
    if (route === 'POST /api/admin/reports/:id/publish') return published.id;
    if (route.includes('/audit/')) return published.audited;
    if (route.includes('/research-report/')) return firstResearch;
    return route.includes('/admin/') && !route.includes('/reports/') ? waiting : firstReport;
  }
}

/** A valid body for a route that does not accept an empty object. */
export const acceptedBody: Partial<Record<RouteKey, string>> = {
  'PATCH /api/admin/feedback/:id': '{"status":"draft"}',
};

export const methodOf = (route: RouteKey): string => route.slice(0, route.indexOf(' '));
export const pathOf = (route: RouteKey): string => route.slice(route.indexOf(' ') + 1);
export const isCall = (route: RouteKey): boolean => pathOf(route).startsWith('/api/');

let addresses = 0;
/** Headers with a new IP address, so that no rate limit by address applies. */
export function fromElsewhere(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` };
}
