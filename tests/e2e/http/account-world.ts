import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserDocument } from '../../../projections/documents';
import { createPerson, password, signedInAdmin } from './person';
import { seedAccounts } from '../product/seeded-accounts';
import { startProduct } from '../product/server';
import { until } from '../product/until';

const members = Array.from({ length: 60 }, (_, n) => `Member ${String(n).padStart(2, '0')}`);

export type AccountWorld = Awaited<ReturnType<typeof createAccountWorld>>;

/** A running product with its admin and 60 approved members, and the admin calls for accounts. */
export async function createAccountWorld() {
  const dataDir = mkdtempSync(join(tmpdir(), 'evident-e2e-'));
  await seedAccounts(dataDir, members);
  const product = await startProduct({ dataDir });
  const admin = await signedInAdmin(product);
  const self = (await admin.ask<UserDocument>('/api/auth/user')).body.id;

  /** The list as the API returns it. */
  async function listed(query = '') {
    const { status, headers, body } = await admin.ask<UserDocument[]>(`/api/admin/users${query}`);
    return { status, users: body, total: Number(headers.get('x-total-count')) };
  }
  await until('every member is listed with the searches granted on approval', async () => {
    const { users } = await listed('?status=approved&limit=100');
    return users.length === members.length && users.every(({ searchCount }) => searchCount > 0);
  });

  return {
    product,
    admin,
    /** The admin's own id. */
    self,
    listed,
    /** The only account that the search finds. */
    async found(q: string): Promise<UserDocument> {
      const { users, total } = await listed(`?q=${encodeURIComponent(q)}`);
      if (!users[0] || total !== 1) throw new Error(`${total} accounts have ${q} in their name or address`);
      return users[0];
    },
    /** A new account that waits for approval. */
    async waiting(name: string): Promise<UserDocument> {
      const email = `${name.toLowerCase()}@example.org`;
      const json = { name, email, password, confirmPassword: password };
      await createPerson(product.url).ask('/api/auth/register', { json });
      return until('they are listed', async () => (await listed(`?q=${email}`)).users[0]);
    },
    approve: ({ id }: UserDocument) => admin.ask(`/api/admin/users/${id}/approve`, { method: 'POST' }),
    /** The outcome of a sign-in: 200, or the status and code of the refusal. */
    async signIn({ email }: UserDocument): Promise<string> {
      const { status, body } = await createPerson(product.url).ask('/api/auth/login', {
        json: { email, password },
      });
      return status === 200 ? '200' : `${status} ${body.code}`;
    },
    async close(): Promise<void> {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
