import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pdfOf } from '../tests/doubles/documents/pdf';
import { sample, shapes } from '../tests/doubles/providers/provider-shapes';

const large = 4.8 * 1024 * 1024;
const ordinary = 80 * 1024;
const pdfPages = 60;

/** A sentence with figures of its own. */
const sentence = (n: number) =>
  `In ${1900 + (n % 120)} the station on island ${n % 997} counted ${1_000 + ((n * 7_919) % 90_000)} boats, and the tide there was ${(n % 83) / 10} metres. `;

function articleOf(bytes: number): string {
  const paragraphs: string[] = [];
  for (let n = 0, length = 0; length < bytes; n += 5) {
    const text = `<p>${[0, 1, 2, 3, 4].map((next) => sentence(n + next)).join('')}</p>\n`;
    paragraphs.push(text);
    length += text.length;
  }
  return paragraphs.join('');
}

/** As many sentences as are compared to know a near-copy, which no other page has. */
const leadOf = (page: number): string[] =>
  Array.from({ length: 80 }, (_, at) => sentence(page * 7_907 + at * 13));

const documentOf = (page: number): Buffer =>
  pdfOf(
    leadOf(page),
    ...Array.from({ length: pdfPages }, (_, at) =>
      Array.from({ length: 44 }, (_, line) => sentence(at * 44 + line).trim()),
    ),
  );

/** References of each answer: a page of nearly 5 MB, a PDF, and two ordinary pages. */
const kinds = ['large', 'pdf', 'first', 'second'] as const;

/**
 * A site on loopback with a host of its own for each page, as the product asks each host once a second. `answers`: as many
 * of a web search, each with pages that no other has.
 */
export async function startWebSite(answers: number) {
  const bodies = { large: articleOf(large), first: articleOf(ordinary), second: articleOf(ordinary / 2) };
  let served = 0;
  const server = createServer(({ url = '' }, response) => {
    const [, at = '', kind = ''] = url.split('/');
    if (kind !== 'pdf' && !(kind in bodies)) return void response.writeHead(404).end();
    served += 1;
    if (kind === 'pdf') {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      return void response.end(documentOf(Number(at) * kinds.length));
    }
    const lead = leadOf(Number(at) * kinds.length + kinds.indexOf(kind as keyof typeof bodies)).join('');
    const title = `Tides and boats, part ${at} ${kind}`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<html><head><title>${title}</title></head><body><nav>Home</nav><article><h1>${title}</h1><p>${lead}</p>${bodies[kind as keyof typeof bodies]}</article></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  const hostOf = (at: number) => `127.0.${1 + Math.floor(at / 250)}.${1 + (at % 250)}:${port}`;
  const { entry, answer } = shapes.brave;
  return {
    hosts: Array.from({ length: answers * kinds.length }, (_, at) => hostOf(at)),
    answers: Array.from({ length: answers }, (_, at) =>
      answer(
        kinds.map((kind, index) => {
          const url = `http://${hostOf(at * kinds.length + index)}/${at}/${kind}`;
          const text = `${kind} ${at}: ${sentence(at * 31 + index * 7)}`;
          return entry({ ...sample(at), title: `Measured report of tides ${at} ${kind}`, url, text }, index);
        }),
      ),
    ),
    /** Pages that were sent. */
    served: () => served,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
