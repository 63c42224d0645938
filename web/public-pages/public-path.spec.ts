import { describe, expect, it } from 'vitest';
import { routes } from '../../modules/access/routes';
import { publicPath } from './public-path';

describe('the address of a published report', () => {
  it.each([
    ['/insights/heat-pumps-2025', { slug: 'heat-pumps-2025', of: 'page', route: '/insights/:slug' }],
    ['/heat-pumps-2025', { slug: 'heat-pumps-2025', of: 'page', route: '/:slug' }],
    ['/Insights/Heat-Pumps/', { slug: 'heat-pumps', of: 'page', route: '/insights/:slug' }],
    ['/insights/a/share.png', { slug: 'a', of: 'picture', route: '/insights/:slug/share.png' }],
  ])('%s is one', (path, address) => expect(publicPath(path)).toEqual(address));

  it.each([
    ...['/', '/insights', '/insights/', '/insights/a/b', '/a/share.png', '/favicon.svg', '/__manifest'],
    ...['/insights/a.data', '/%E0%A4%A', '/insights/-', '/insights/%2e%2e', '/healthz', '/metrics'],
  ])('%s is none', (path) => expect(publicPath(path)).toBeUndefined());

  it('is never one of the product’s own addresses', () => {
    for (const route of Object.keys(routes)) {
      const path = route.slice(route.indexOf(' ') + 1);
      if (path !== '/insights/:slug') expect(publicPath(path)).toBeUndefined();
    }
  });
});
