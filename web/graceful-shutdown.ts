import type { Server } from 'node:http';

/** How long requests that are being answered may go on, in milliseconds; less than the doors give everything to end. */
export const shutdownGraceMs = 8_000;
const lookEveryMs = 50;

/** Takes no new connection, lets every request that is under way have its answer, then cuts what is left. */
export async function shutDownGracefully(server: Server, graceMs = shutdownGraceMs): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  try {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
