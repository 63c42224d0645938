import type { SearchProgress } from '../../projections/documents';

type Status = Pick<SearchProgress, 'id' | 'status' | 'code' | 'error'>;

/** A program that uses the product over HTTP, as one signed-in person. It does not mind that the product dies. */
export function createClient() {
  let cookie = '';

  async function call(
    url: string,
    path: string,
    init: { body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const response = await fetch(`${url}${path}`, {
      method: init.body === undefined ? 'GET' : 'POST',
      headers: {
        cookie,
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
        ...init.headers,
      },
      body: init.body === undefined ? undefined : JSON.stringify(init.body),
    });
    const session = response.headers.get('set-cookie')?.split(';')[0];
    if (session) cookie = session;
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  return {
    call,
    signIn: (url: string, email: string, password: string) =>
      call(url, '/api/auth/login', { body: { email, password } }),
    /** The id of an accepted search; undefined when the product died before it answered. */
    async submit(url: string, query: string, key: string): Promise<string | undefined> {
      try {
        const { status, body } = await call(url, '/api/search', {
          body: { query, model: 'deepseek' },
          headers: { 'idempotency-key': key },
        });
        return status === 200 ? String(body.queryId) : undefined;
      } catch {
        return undefined;
      }
    },
    status: async (url: string, id: string) => (await call(url, `/api/search/${id}/status`)).body as Status,
  };
}
