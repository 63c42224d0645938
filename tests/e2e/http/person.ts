import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Result, SearchProgress } from '../../../projections/documents';
import type { AttachedSource } from '../../../composition/application/application';
import type { RunningProduct } from '../product/server';
import { until } from '../product/until';

export type Status = Pick<
  SearchProgress,
  'id' | 'status' | 'model' | 'progress' | 'step' | 'sectionsDone' | 'sectionsTotal' | 'code' | 'error'
>;
export type Answer<Body> = { status: number; headers: Headers; body: Body };
type Refused = { error: string; code: string; fields?: Record<string, string> };
/** `url`: the new address of a restarted product. */
type Asking = {
  url?: string;
  method?: string;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};
type SentFile = { name: string; bytes: string | Buffer };
export type Person = ReturnType<typeof createPerson>;

export const password = 'a long enough password';

/** A unique IP address, which the product takes from the header of a trusted proxy. */
export function newAddress(): string {
  const [a, b, c] = randomBytes(3);
  return `10.${a}.${b}.${c}`;
}

/** A user of the product over HTTP with an IP address of their own; keeps the cookie like a browser. */
export function createPerson(url: string, address = newAddress()) {
  let cookie = '';

  async function send(
    path: string,
    { url: now = url, method, json, body, headers = {}, signal }: Asking = {},
  ): Promise<Response> {
    const response = await fetch(`${now}${path}`, {
      method: method ?? (json === undefined && body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        // Compression takes most of the time of a small answer; the specs of web/ cover it.
        'accept-encoding': 'identity',
        ...(cookie && { cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
      signal,
    });
    const set = response.headers.get('set-cookie')?.split(';')[0];
    if (set) cookie = set;
    return response;
  }

  async function ask<Body = Refused>(path: string, asking?: Asking): Promise<Answer<Body>> {
    const response = await send(path, asking);
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
  }

  const result = async (id: string) => (await ask<Result>(`/api/results/${id}`)).body;
  const status = async (id: string) => (await ask<Status>(`/api/search/${id}/status`)).body;

  return {
    url,
    address,
    send,
    ask,
    result,
    status,
    cookie: () => cookie,
    signIn: (email: string, as = password) =>
      ask<{ user: { id: string } }>('/api/auth/login', { json: { email, password: as } }),
    remaining: async () => (await ask<{ searchCount: number }>('/api/auth/user')).body.searchCount,

    attach(...files: SentFile[]): Promise<Answer<{ sources: AttachedSource[] } & Refused>> {
      const form = new FormData();
      for (const { name, bytes } of files)
        form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
      return ask('/api/sources', { body: form });
    },

    async attachExample(path = 'examples/co2-and-temperature.csv'): Promise<string> {
      const { body } = await this.attach({ name: basename(path), bytes: await readFile(path) });
      return body.sources[0]?.sourceId ?? '';
    },

    /** Starts a report; answers the id of the accepted search. */
    async search(query: string, more: { model?: string; sources?: string[] } = {}): Promise<string> {
      const { status, body } = await ask<{ queryId: string }>('/api/search', { json: { query, ...more } });
      if (status !== 200) throw new Error(`the search was refused: ${JSON.stringify(body)}`);
      return body.queryId;
    },

    /** The last status of a search, once it has ended. */
    ended: (id: string, limitMs?: number) =>
      until(
        'the search ends',
        async () => {
          const now = await status(id);
          return (now.status === 'completed' || now.status === 'failed') && now;
        },
        limitMs,
      ),

    /** The report of a search that completes, once the lists show it: a status may come before them. */
    async finished(id: string, limitMs?: number): Promise<Result> {
      const end = await this.ended(id, limitMs);
      if (end.status !== 'completed') throw new Error(`the search failed: ${end.code} ${end.error}`);
      const report = await result(id);
      if (report.kind === 'visual')
        await until('the report is listed', async () => {
          const { body } = await ask<{ results: { id: string }[] }>('/api/history?page=1&limit=100');
          return body.results.some((listed) => listed.id === id);
        });
      return report;
    },
  };
}

/** The first admin, signed in. */
export async function signedInAdmin({ url, adminEmail, adminPassword }: RunningProduct): Promise<Person> {
  const admin = createPerson(url);
  await admin.signIn(adminEmail, adminPassword);
  return admin;
}

/** A signed-in person with an approved account and ten searches. */
export async function signedInPerson(product: RunningProduct, name: string): Promise<Person> {
  const person = createPerson(product.url);
  const email = await approvedAccount(product, name);
  await person.signIn(email);
  await until('the ten free searches are there', async () => (await person.remaining()) === 10);
  return person;
}

const admins = new WeakMap<RunningProduct, Promise<Person>>();
/** One session of the admin for all approvals of a product: to compare a password takes long. */
function approverOf(product: RunningProduct): Promise<Person> {
  const known = admins.get(product) ?? signedInAdmin(product);
  admins.set(product, known);
  return known;
}

/** Signs up an account and approves it as the admin; answers the e-mail address to sign in with. */
export async function approvedAccount(product: RunningProduct, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
  const person = createPerson(product.url);
  await person.ask('/api/auth/register', { json: { name, email, password, confirmPassword: password } });
  const admin = await approverOf(product);
  const account = await until('the account is listed', async () => {
    const { body } = await admin.ask<{ id: string; email: string }[]>('/api/admin/users');
    return body.find((user) => user.email === email);
  });
  await admin.ask(`/api/admin/users/${account.id}/approve`, { method: 'POST', json: {} });
  return email;
}
