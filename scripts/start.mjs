import { endChildrenWithUs } from './run-node.mjs';
import { refuseArguments } from './no-arguments.mjs';
import { isCurrent } from './build-hash.mjs';

refuseArguments('npm start');
process.env.NODE_ENV = 'production';

if (!isCurrent()) {
  console.log('There is no current build: building first, which takes a moment.');
  const letGo = endChildrenWithUs();
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
  letGo();
}

// In this very process: signals reach the product directly, and no child process can be left behind.
await import(new URL('../build/server.js', import.meta.url).href);
