import { createHash, randomUUID } from 'node:crypto';
import type { GooglePerson } from './google-stand-in';

/** The only registered client. */
export const client = { id: 'evident-test-client', secret: 'evident-test-secret' };
const callbackPath = '/api/auth/google/callback';

type Grant = { challenge: string; redirectUri: string; person: GooglePerson };
type Objection = { objection: string };

/** Authorization codes and tokens after RFC 6749 and RFC 7636, S256 only. */
export function createGrants() {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, GooglePerson>();
  return {
    /** A code for a person who agreed, or the objection to the request. */
    grant(params: URLSearchParams, person: GooglePerson): { code: string } | Objection {
      const objection = objectionTo(params);
      if (objection) return { objection };
      const code = randomUUID();
      const [challenge, redirectUri] = [params.get('code_challenge'), params.get('redirect_uri')];
      codes.set(code, { challenge: challenge ?? '', redirectUri: redirectUri ?? '', person });
      return { code };
    },

    /** A token for a code; a code is used up by the first try. */
    exchange(params: URLSearchParams): { token: string } | Objection {
      const code = params.get('code') ?? '';
      const grant = codes.get(code);
      codes.delete(code);
      if (params.get('client_id') !== client.id || params.get('client_secret') !== client.secret)
        return { objection: 'not our client' };
      if (params.get('grant_type') !== 'authorization_code') return { objection: 'an unknown grant_type' };
      if (!grant) return { objection: 'the code is unknown or was used before' };
      if (grant.redirectUri !== params.get('redirect_uri')) return { objection: 'another redirect_uri' };
      const verifier = params.get('code_verifier') ?? '';
      if (createHash('sha256').update(verifier).digest('base64url') !== grant.challenge)
        return { objection: 'the verifier does not belong to the challenge' };
      const token = randomUUID();
      tokens.set(token, grant.person);
      return { token };
    },

    personOf: (token: string): GooglePerson | undefined => tokens.get(token),
  };
}

function objectionTo(params: URLSearchParams): string | undefined {
  const redirectUri = params.get('redirect_uri') ?? '';
  if (params.get('client_id') !== client.id) return 'not our client';
  if (!URL.canParse(redirectUri) || !new URL(redirectUri).pathname.endsWith(callbackPath))
    return 'an unknown redirect_uri';
  if (params.get('response_type') !== 'code') return 'a response_type that is not code';
  if (params.get('code_challenge_method') !== 'S256') return 'no S256 challenge';
  if (params.get('code_challenge')?.length !== 43) return 'no S256 challenge';
  if (!params.get('scope')?.split(' ').includes('email')) return 'a scope without the e-mail address';
  return params.get('state') ? undefined : 'no state';
}
