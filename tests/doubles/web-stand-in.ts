import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type Route = (request: IncomingMessage, response: ServerResponse) => void;

/** A site on loopback. `requests`: method, path and headers of all that reached it. */
export async function createWebStandIn(routes: Record<string, Route | string>) {
  const requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
  const answer: RequestListener = (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    requests.push({ path: request.url ?? '', headers: request.headers });
    const route = routes[path];
    if (typeof route === 'string') response.writeHead(200, { 'content-type': 'text/html' }).end(route);
    else if (route) route(request, response);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('nothing here');
  };
  const server = createServer(answer);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    requests,
    routes,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
