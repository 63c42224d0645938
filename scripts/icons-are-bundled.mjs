import { join } from 'node:path';
import { root } from './run-node.mjs';

/**
 * Bundles the icons in use while other packages stay external: loaded as a package, all 1,600 icons (1.3 MB of CommonJS)
 * would be compiled at every start of a server, a thread and a command.
 */
export const iconsAreBundled = {
  name: 'icons-are-bundled',
  setup({ onResolve }) {
    onResolve({ filter: /^lucide-react$/ }, () => ({
      path: join(root, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'),
      sideEffects: false,
    }));
  },
};
