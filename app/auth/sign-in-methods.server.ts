import type { AppLoadContext } from '@remix-run/node';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { SignedIn } from '../../composition/application/application';
import { googleRoundTrip } from './google-oauth.server';
import { withPasswordForm } from './password-form.server';

/** The result of a sign-in: a refusal is data, with its code, fields and waiting time. */
export type Entered = SignedIn | Refusal;

/**
 * Sign-in for browsers on top of `system.identity`: a posted form or Google's redirect becomes a session, which
 * replaces the one of this browser. The protocol library is used in this folder only.
 */
export type SignInMethods = {
  withPassword(fields: URLSearchParams): Promise<Entered>;
  /** Undefined when Google sign-in is not set up. */
  google: GoogleWay | undefined;
};
export type GoogleWay = {
  /** The redirect to Google, with a cookie that ties the flow to this browser. */
  leave(): Promise<Response>;
  /** The result, and the `Set-Cookie` that ends that cookie: it counts once. */
  arrive(request: Request): Promise<{ entered: Entered; cleared: string }>;
};

export function signInMethods({ system, logger, context, sessionToken }: AppLoadContext): SignInMethods {
  const { identity, settings } = system;
  const google = googleRoundTrip(settings, logger);
  return {
    withPassword: (fields) =>
      withPasswordForm(fields, (credentials) => identity.signIn(credentials, context, sessionToken)),
    google: google && {
      leave: google.leave,
      async arrive(request) {
        const { profile, cleared } = await google.arrive(request);
        if (isRefusal(profile)) return { entered: profile, cleared };
        return { entered: await identity.signInWithGoogle(profile, context, sessionToken), cleared };
      },
    },
  };
}
