import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../../store/options.ts';
import { forbidden, unauthorized } from '../../wire/errors.ts';
import type { Route } from './route.ts';

/** Checks Bearer or Basic credentials; returns whether the caller uses the publishable key. */
export function authenticate(header: string | undefined, route: Route, config: Config): boolean {
  const key = readKey(header);
  if (key === undefined || key === '') {
    throw unauthorized(
      'You did not provide an API key. Provide it in the Authorization header, using Bearer auth.',
    );
  }
  if (/^(sk|rk|pk)_live_/.test(key)) {
    throw unauthorized('A live key was sent to the sandbox. It was rejected and not stored.');
  }
  if (isSame(key, config.secretKey)) return false;
  if (!isSame(key, config.publishableKey)) {
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`);
  }
  if (route.access !== 'browser') {
    throw forbidden(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
    );
  }
  return true;
}

export function readKey(header: string | undefined): string | undefined {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() === 'basic')
    return Buffer.from(value, 'base64').toString().split(':')[0];
  return undefined;
}

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
