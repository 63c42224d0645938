import type { AttachedSource } from '../../system';

export type Sent = { source: AttachedSource } | { problem: string };

/** Sends one chosen file to be kept. */
export function sendFile(file: File): Promise<Sent> {
  const body = new FormData();
  body.set('file', file);
  return send('/api/sources', body);
}

/** Attaches the data that ships with the product. */
export const sendExample = (): Promise<Sent> => send('/api/sources/example');

async function send(path: string, body?: FormData): Promise<Sent> {
  try {
    const answer = (await (await fetch(path, { method: 'POST', body })).json()) as Answer;
    const source = answer.sources?.[0];
    return source ? { source } : { problem: answer.error ?? unreachable };
  } catch {
    return { problem: unreachable };
  }
}

type Answer = { sources?: AttachedSource[]; error?: string };
const unreachable = 'The file could not be sent. Check the connection and choose it again.';
