/** Google was unreachable, or sent an invalid answer. The message names neither tokens nor people. */
export class GoogleFailure extends Error {
  override readonly name = 'GoogleFailure';
}

/** Timeout of a request to Google, in milliseconds. */
export const googleLimitMs = 10_000;

type What = 'token' | 'userinfo';

/** The JSON object that an address of Google answers; throws GoogleFailure for any other answer. */
export async function requestGoogleJson(
  what: What,
  url: string,
  init: RequestInit,
  limitMs: number = googleLimitMs,
): Promise<Record<string, unknown>> {
  const { status, text } = await answerOf(what, url, init, limitMs);
  if (status !== 200) throw new GoogleFailure(`Google's ${what} address answered ${status}`);
  const answer = parsed(text);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new GoogleFailure(`Google's ${what} address answered no JSON object`);
  return answer as Record<string, unknown>;
}

/** Status and body. Drops the cause of a network error, which may quote the request. */
async function answerOf(what: What, url: string, init: RequestInit, limitMs: number) {
  const signal = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    return { status: response.status, text: await response.text() };
  } catch {
    const why = signal.aborted ? `did not answer within ${limitMs} ms` : 'could not be reached';
    throw new GoogleFailure(`Google's ${what} address ${why}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
