import { parse as parseFlat } from 'node:querystring';
import { parse } from 'qs';

const MAX_PARAMETERS = 1_000;

/**
 * Nested brackets as `qs` reads them. Deeper than 20 levels the rest stays one odd key, which no
 * call knows. Flat queries take the short way.
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

/** `qs` drops this name, and what was asked with it; with a space it is one that no call knows. */
const keepProto = (key: string): string => key.replaceAll('__proto__', '__proto__ ');
