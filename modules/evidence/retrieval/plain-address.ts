/** Parameters that tell where a reader came from, not what a page says. */
const tracking =
  /^(?:utm_.*|mc_[ce]id|pk_.*|mtm_.*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igshid|twclid|_ga|_gl|ref_src|cmpid|ito|srsltid|wt_mc|spm)$/i;

/**
 * One spelling for the addresses of a page, to compare them: without scheme, `www.`, `m.` and `amp.`, default port,
 * fragment, trailing slash and tracking parameters; other parameters sorted. An address that is none stays.
 */
export function plainAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return address;
  const kept = [...url.searchParams].filter(([name]) => !tracking.test(name));
  const query = kept
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const path = url.pathname.replace(/\/(?:index\.html?)?$/i, '').replace(/\/+$/, '');
  return `${plainHost(address)}${url.port ? `:${url.port}` : ''}${path}${query ? `?${query}` : ''}`;
}

/** The host of an address without `www.`, `m.` or `amp.`. */
export const plainHost = (address: string): string =>
  URL.canParse(address)
    ? new URL(address).hostname.replace(/^(?:(?:www|m|amp)\.)+(?=.+\.)/, '').replace(/\.$/, '')
    : '';
