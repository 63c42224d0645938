import type { EventStore } from '../../../modules/kernel/events/event-store';
import { isRefusal, type Refusal } from '../../../modules/kernel/refusal';
import type { ReportId } from '../../../modules/kernel/report-id';
import { appendReport, type Course, type Person } from './report';
import { createExampleWorld } from './world';

/**
 * The log that docs/cookbook.md queries: two weeks of a small installation, written by the product's own modules. The people
 * are made up. Ada searches most and uses up her quota; Ben's first reports fail; Cleo was approved and never searched; Dan
 * still waits; the admin has no quota. Some reports are published, one is unpublished, and one waits for the admin.
 */
export async function createExampleLog(): Promise<EventStore> {
  const world = await createExampleWorld();
  const { identity, quota, feedback, reviews, publishing, context, at } = world;

  async function signUp(name: string, time: string): Promise<Person> {
    at(time);
    const password = 'a long enough password';
    const email = `${name.toLowerCase()}@example.org`;
    held(await identity.register({ email, name, password, confirmPassword: password }, context()));
    return { id: (await identity.accountByEmail(email))?.id ?? '', isAdmin: false };
  }
  async function approve({ id }: Person, time: string): Promise<void> {
    at(time);
    held(await identity.approve(id, { by: admin.id }, by(admin)));
    await quota.welcome(id, context());
  }
  async function report(person: Person, time: string, course?: Course): Promise<ReportId> {
    at(time);
    return appendReport(world, person, course);
  }
  const by = ({ id }: Person) => context({ kind: 'person', id });
  async function wantsPublished(reportId: ReportId, person: Person, time: string): Promise<void> {
    at(time);
    const requester = { ...person, isApproved: true, isActive: true };
    held(await publishing.request(reportId, requester, by(person)));
  }
  async function decides(what: 'publish' | 'unpublish', reportId: ReportId, time: string): Promise<void> {
    at(time);
    held(await publishing[what](reportId, { by: admin.id }, by(admin)));
  }
  async function opine(
    module: typeof feedback | typeof reviews,
    { id }: Person,
    time: string,
  ): Promise<void> {
    at(time);
    const told = { rating: 4, content: 'It shows what it rests on.' };
    const viewer = { id, isAdmin: false, isApproved: true, isActive: true };
    held(await module.submit(told, viewer, by(viewer)));
  }

  at('2025-03-03 07:00');
  const admin: Person = {
    id: (await identity.ensureAdmin('admin@example.org', 'a long enough password', context())).userId,
    isAdmin: true,
  };
  const ada = await signUp('Ada', '2025-03-03 08:10');
  const ben = await signUp('Ben', '2025-03-03 08:40');
  await approve(ada, '2025-03-03 09:00');
  await approve(ben, '2025-03-03 09:05');
  const first = await report(ada, '2025-03-03 09:30');
  await report(ada, '2025-03-03 10:15', { model: 'qwen' });
  await report(ben, '2025-03-03 10:40', { ends: 'failed', model: 'claude' });
  await wantsPublished(first, ada, '2025-03-03 16:30');
  await decides('publish', first, '2025-03-04 09:00');
  await report(ada, '2025-03-04 09:20', { retries: 2 });
  await report(ada, '2025-03-04 09:45', { model: 'claude' });
  await opine(feedback, ben, '2025-03-04 10:00');
  const cleo = await signUp('Cleo', '2025-03-04 11:00');
  const bens = await report(ben, '2025-03-04 14:05', { model: 'qwen' });
  await wantsPublished(bens, ben, '2025-03-04 14:30');
  await approve(cleo, '2025-03-05 09:00');
  await decides('publish', bens, '2025-03-05 09:05');
  await report(ada, '2025-03-05 09:10', { ends: 'cancelled' });
  await report(ada, '2025-03-05 09:40');
  await report(ben, '2025-03-05 15:30', { model: 'claude', retries: 1 });
  const admins = await report(admin, '2025-03-05 16:00', { model: 'claude' });
  await decides('publish', admins, '2025-03-05 16:10');
  await report(ada, '2025-03-06 09:05', { model: 'qwen' });
  await report(ada, '2025-03-06 09:50');
  await signUp('Dan', '2025-03-06 12:00');
  await report(ben, '2025-03-06 23:59', { model: 'claude' });
  await report(ada, '2025-03-07 09:15', { model: 'qwen', retries: 1 });
  await report(ada, '2025-03-07 10:30', { ends: 'failed' });
  await report(ada, '2025-03-07 11:00');
  await decides('unpublish', first, '2025-03-07 15:00');
  await report(ada, '2025-03-10 09:00');
  await wantsPublished(first, ada, '2025-03-10 09:20');
  await opine(feedback, ben, '2025-03-10 10:00');
  await opine(feedback, ben, '2025-03-10 18:00');
  await opine(reviews, ben, '2025-03-10 18:10');
  await report(ben, '2025-03-11 09:25', { model: 'claude' });
  at('2025-03-11 12:00');
  await quota.grant(cleo.id, 5, 'grant-1', context({ kind: 'operator' }));
  await report(ben, '2025-03-12 09:55', { ends: 'running' });
  return world.store;
}

function held<T extends object>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(`refused: ${result.code}`);
  return result;
}
