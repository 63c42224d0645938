import type { Server } from 'node:http';

/** How long pending requests may take, in milliseconds; less than the shutdown time limit of the process. */
export const shutdownGraceMs = 8_000;
const pollEveryMs = 50;

/** Accepts no new connection, lets pending requests complete, then closes the remaining connections. */
export async function shutDownGracefully(server: Server, graceMs = shutdownGraceMs): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), pollEveryMs);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  try {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
