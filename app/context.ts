import type {} from '@remix-run/node';
import type { Log } from '../modules/kernel/ports';
import type { Refusal } from '../modules/kernel/refusal';
import type { RequestContext, Application, Viewer } from '../composition/application/application';
import type { Outgoing } from './http/outgoing.server';

/** The load context of every loader and action: the composed application, and the signed-in user. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    system: Application;
    viewer: Viewer | undefined;
    /** The raw session token of this request, when it has one. */
    sessionToken: string | undefined;
    context: RequestContext;
    /** The caller's address; forwarding headers count only from configured proxies. */
    address: string;
    /** The part of the address that limits count: for IPv6 its network. */
    network: string;
    nonce: string;
    logger: Log;
    /** Logs an unexpected error under this request's id: its kind and place, but no text that may quote a user. */
    reportError(error: unknown): void;
    /** Aborted at shutdown: streams end then, and their readers reconnect. */
    closing: AbortSignal;
    /** Aborted when the caller disconnects before the end of the response. Replaces `request.signal`. */
    disconnected: AbortSignal;
    /**
     * The refusal when a rate limit is exceeded, for routes that answer it themselves
     * (`modules/access/route-limits.ts`).
     */
    tooMany: Refusal | undefined;
    /** Backlog of this response; measured from the first call on. */
    outgoing(): Outgoing;
    /** Sets the `Retry-After` header of a page, in seconds. */
    retryAfter(seconds: number): void;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

export {};
