import { isIP } from 'node:net';

/** This site as a WebAuthn relying party. Passkeys work for this host only. */
export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
  /** Browsers accept host names only. */
  canHavePasskeys: boolean;
}

/** EdDSA, ES256 and RS256: every authenticator supports at least one of them. */
export const ALGORITHMS = [-8, -7, -257];

export function relyingPartyOf({ name, url }: { name: string; url: string }): RelyingParty {
  const { hostname, origin } = new URL(url);
  const canHavePasskeys = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return { id: hostname, name, origin, canHavePasskeys };
}
