import type { LookupAddress } from 'node:dns';
import { lookup as lookupHost } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

export interface ResolveOptions {
  /** Replaced where private addresses are allowed. */
  readonly isAllowed?: ((address: string) => boolean) | undefined;
  readonly lookup?: ((host: string) => Promise<LookupAddress[]>) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export class PrivateAddressError extends Error {
  constructor() {
    super('is not on the public internet');
  }
}

/**
 * Resolves the host of an address once. Whoever connects to exactly the returned address cannot be led to another
 * machine between the check and the request.
 */
export async function resolvePublic(
  { hostname }: URL,
  { isAllowed = isPublicAddress, lookup = lookupAll, signal }: ResolveOptions,
): Promise<LookupAddress> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family === 0 ? await lookup(host) : [{ address: host, family }];
  signal?.throwIfAborted();
  const [resolved] = found;
  if (!resolved || !found.every(({ address }) => isAllowed(address))) {
    throw new PrivateAddressError();
  }
  return resolved;
}

const lookupAll = (host: string): Promise<LookupAddress[]> => lookupHost(host, { all: true });

/** The option `lookup` of a request that connects to the resolved address. */
export const lookupOf =
  (resolved: LookupAddress) =>
  (
    _host: string,
    { all }: { all?: boolean | undefined },
    callback: (error: null, address: string | LookupAddress[], family?: number) => void,
  ): void =>
    all ? callback(null, [resolved]) : callback(null, resolved.address, resolved.family);
