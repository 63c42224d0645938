/** Google could not be asked, or answered what it should not. The message names neither tokens nor people. */
export class GoogleFailure extends Error {
  override readonly name = 'GoogleFailure';
}

/** How long one of Google's addresses may take to answer, in milliseconds. */
export const googleLimitMs = 10_000;

type What = 'token' | 'userinfo';

/** The JSON object that an address of Google answers; anything else is a GoogleFailure. */
export async function askGoogle(
  what: What,
  url: string,
  init: RequestInit,
  limitMs: number = googleLimitMs,
): Promise<Record<string, unknown>> {
  const { status, text } = await answerOf(what, url, init, limitMs);
  if (status !== 200) throw new GoogleFailure(`Google's ${what} address answered ${status}`);
  const found = parsed(text);
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new GoogleFailure(`Google's ${what} address answered no JSON object`);
  return found as Record<string, unknown>;
}

/** Status and body; what the network says of a failure is not passed on, for it may quote what was sent. */
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
