import { parse as parseFlat } from 'node:querystring';
import { parse } from 'qs';

const MAX_PARAMETERS = 1_000;

/**
 * Parses nested brackets with `qs`, up to 20 levels; anything deeper becomes a key that no call knows.
 * Queries without brackets use Node's faster parser.
 */
export function parseQuery(text: string): Record<string, unknown> {
  if (text === '') return {};
  if (!/\[|%5b/i.test(text)) return parseFlat(text, '&', '=', { maxKeys: MAX_PARAMETERS });
  return parse(text, {
    depth: 20,
    arrayLimit: 100,
    parameterLimit: MAX_PARAMETERS,
    plainObjects: true,
    decoder: (part, decode, charset, type) =>
      type === 'key' ? keepProto(decode(part, decode, charset)) : decode(part, decode, charset),
  });
}

/** `qs` would silently drop this key. With a space added, every call rejects it as unknown. */
const keepProto = (key: string): string => key.replaceAll('__proto__', '__proto__ ');
