import { plainPage } from '~/http/plain-page';

/**
 * Wraps a call that also serves as a link, for users without JavaScript: a browser that navigates to it gets a refusal
 * as a page, with the same status and headers; API callers get it as JSON.
 */
export function htmlForNavigation<Args extends { request: Request }>(
  title: string,
  call: (args: Args) => Promise<Response>,
) {
  return async (args: Args): Promise<Response> => {
    const answer = await call(args);
    if (answer.status < 400 || args.request.headers.get('sec-fetch-mode') !== 'navigate') return answer;
    const { error } = (await answer.json()) as { error: string };
    const headers = new Headers(answer.headers);
    headers.delete('Content-Length');
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(plainPage(title, error), { status: answer.status, headers });
  };
}
