import { Agent, get } from 'node:http';

const connections = 8;

/** Requests per address: each address is used for one run alone, so that no request meets a rate limit. */
const perAddress = 500;

/**
 * Whole answers a second that an address gives to 8 connections that ask again as soon as they are answered. Throws on
 * any other status than 200. `headers`: sent along with each request.
 */
export async function answersPerSecond(
  url: string,
  ms: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let answers = 0;
  const ask = async () => {
    while (performance.now() - began < ms) {
      await answer(url, agent, { ...headers, 'x-forwarded-for': addressOf(answers) });
      answers += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, ask));
    return (answers / (performance.now() - began)) * 1_000;
  } finally {
    agent.destroy();
  }
}

let runs = 0;
function addressOf(count: number): string {
  if (count === 0) runs += 1;
  const block = Math.floor(count / perAddress);
  return `10.${runs & 255}.${(block >> 8) & 255}.${block & 255}`;
}

function answer(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.once('error', reject).once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
      response.resume();
    }).once('error', reject);
  });
}
