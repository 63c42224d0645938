import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';

/** What a published page is measured against: one Express route that sends the bytes of a file, and does nothing else. */
const [file = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const app = express();
app.disable('x-powered-by');
app.get('/insights/:slug', (_, res) => {
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Encoding', 'br');
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
});
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
