import type {} from '@remix-run/node';
import type { Refusal } from '../modules/kernel/refusal';
import type { RequestContext, Application, Viewer } from '../composition/application/application';
import type { Outgoing } from './http/outgoing.server';

/** What the web door hands to every loader and action: the composed product, and who is asking. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    system: Application;
    viewer: Viewer | undefined;
    /** The raw session token of this request, when it has one. */
    sessionToken: string | undefined;
    context: RequestContext;
    /** Where the request comes from; proxies are believed only as far as configured. */
    address: string;
    /** What limits count of that address: of IPv6 its network. */
    network: string;
    nonce: string;
    /** Aborted when this process goes down: what streams ends then, and its reader comes again. */
    closing: AbortSignal;
    /** There are too many requests already: for the doors that say so themselves (`modules/access/route-limits.ts`). */
    tooMany: Refusal | undefined;
    /** How far the reader of this response is behind; watched from the first call on. */
    outgoing(): Outgoing;
    /** Says in the header of a page when to try again, in seconds. */
    retryAfter(seconds: number): void;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

export {};
