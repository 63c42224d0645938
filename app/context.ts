import type {} from '@remix-run/node';
import type { RequestContext, System, Viewer } from '../system';

/** What the web door hands to every loader and action: the composed product, and who is asking. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    system: System;
    viewer: Viewer | undefined;
    /** The raw session token of this request, when it has one. */
    sessionToken: string | undefined;
    context: RequestContext;
    /** Where the request comes from; proxies are believed only as far as configured. */
    address: string;
    nonce: string;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

export {};
