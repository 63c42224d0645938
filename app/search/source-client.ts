import type { AttachedSource } from '../../composition/application/application';

export type Sent = { source: AttachedSource } | { problem: string };

/** Uploads one chosen file. `onSent`: the share already sent, 0 to 1. */
export function sendFile(file: File, onSent: (share: number) => void): Promise<Sent> {
  const body = new FormData();
  body.set('file', file);
  return send('/api/sources', body, onSent);
}

/** Attaches the example data of the product. */
export const sendExample = (): Promise<Sent> => send('/api/sources/example');

/** Attaches the page at a pasted address: the server fetches it. */
export async function sendAddress(url: string): Promise<Sent> {
  try {
    const response = await fetch('/api/sources', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ url }),
    });
    return outcomeOf((await response.json()) as Answer, addressUnsent);
  } catch {
    return { problem: addressUnsent };
  }
}

/** By XMLHttpRequest: fetch does not report upload progress. */
function send(path: string, body?: FormData, onSent?: (share: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onSent?.(loaded / total);
    request.onload = () => {
      resolve(outcomeOf(request.response as Answer | null, unreachable));
    };
    request.onerror = () => resolve({ problem: unreachable });
    request.onabort = request.onerror;
    request.send(body);
  });
}

function outcomeOf(answer: Answer | null, otherwise: string): Sent {
  const source = answer?.sources?.[0];
  return source ? { source } : { problem: answer?.error ?? otherwise };
}

type Answer = { sources?: AttachedSource[]; error?: string };
const addressUnsent = 'The address could not be sent. Check the connection and paste it again.';
const unreachable = 'The file could not be sent. Check the connection and choose it again.';
