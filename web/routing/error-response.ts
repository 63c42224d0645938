import type { Request, Response } from 'express';
import { isSafe } from '../../app/http/cross-origin';
import { sentenceOf, statusOf } from '../../app/http/json-reply.server';
import { isApi } from './api-routes';
import { refuse, type Refusal } from '../../modules/kernel/refusal';
import { plainPage } from '../../app/http/plain-page';

/** A refusal from before the routes, in their shape: JSON for API calls, a page for browsers. */
export function sendRefusal(req: Request, res: Response, refused: Refusal | string): void {
  const refusal = typeof refused === 'string' ? refuse(refused) : refused;
  const { retryAfter } = refusal.values;
  if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter));
  sendMessage(req, res, statusOf(refusal), { code: refusal.code, sentence: sentenceOf(refusal) });
}

/** Sends one sentence as the response to an API call or a page. */
export function sendMessage(
  req: Request,
  res: Response,
  status: number,
  { code, sentence }: { code: string; sentence: string },
): void {
  res.status(status);
  if (isApi(req.path)) res.json({ error: sentence, code });
  else if (status === 404) res.type('html').send(plainPage('404 Page Not Found', pageNotFound));
  else
    res
      .type('html')
      .send(plainPage(titleOf(status), sentence, { asksAgain: status === 503 && isSafe(req.method) }));
}

/** Spec section 8. */
const pageNotFound = 'The requested page could not be found.';

function titleOf(status: number): string {
  if (status === 429) return 'Too many requests';
  if (status === 503) return 'One moment, please';
  return status < 500 ? 'This did not work' : 'Something went wrong on our side';
}
