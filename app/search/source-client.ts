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

/** By XMLHttpRequest: fetch does not report upload progress. */
function send(path: string, body?: FormData, onSent?: (share: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onSent?.(loaded / total);
    request.onload = () => {
      const answer = request.response as Answer | null;
      const source = answer?.sources?.[0];
      resolve(source ? { source } : { problem: answer?.error ?? unreachable });
    };
    request.onerror = () => resolve({ problem: unreachable });
    request.onabort = request.onerror;
    request.send(body);
  });
}

type Answer = { sources?: AttachedSource[]; error?: string };
const unreachable = 'The file could not be sent. Check the connection and choose it again.';
