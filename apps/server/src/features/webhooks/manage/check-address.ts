import { isIP } from 'node:net';
import { messageReference } from '@rostra/messages';
import { isPublicAddress } from '../../../adapters/public-network/public-addresses.ts';
import { invalidField } from '../../../errors.ts';

/** What can be said before it is called. Where its name leads is checked at each call. */
export function checkAddress(address: string, allowsPrivate: boolean): string {
  const refuse = (key: 'badAddress' | 'needsHttps' | 'noPassword' | 'privateAddress') =>
    invalidField(['address'], messageReference('webhooks-server', key));
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw refuse('badAddress');
  if (url.username !== '' || url.password !== '') throw refuse('noPassword');
  url.hash = '';
  if (allowsPrivate) return url.href;
  if (url.protocol !== 'https:') throw refuse('needsHttps');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivate = isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isPublicAddress(host);
  if (isPrivate) throw refuse('privateAddress');
  return url.href;
}
