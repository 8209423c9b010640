/**
 * One spelling for every page, so that each is cached once: dot segments resolved, percent-encoding
 * only where needed, lower case (the router would also accept `/Blog`), single slashes and none at the
 * end. Two slashes, or a slash and a backslash, would be a host name at the start of a redirect, also
 * after the language has been removed from `/en//evil.test`.
 */
export function canonicalAddress(rawUrl: string): string {
  const mark = rawUrl.indexOf('?');
  const path = mark === -1 ? rawUrl : rawUrl.slice(0, mark);
  const address = isPlain(path) ? path : inLowerCase(withoutSlashes(resolve(decodePlain(path))));
  return address === path ? rawUrl : address + (mark === -1 ? '' : rawUrl.slice(mark));
}

/** Nothing to normalise, as in nearly every request. */
const isPlain = (path: string) => /^(\/[a-z0-9_-]+)+$/.test(path);

/** Letters, digits, `-`, `.`, `_` and `~` mean the same with and without encoding (RFC 3986, 2.3). */
const decodePlain = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (encoded, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });

/** Like a browser: `\` is a slash, `/x/..` is `/`. */
function resolve(path: string): string {
  const url = new URL('http://localhost');
  url.pathname = path;
  return url.pathname;
}

const withoutSlashes = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** Names of built files are case-sensitive. Percent-encoded bytes are not changed. */
const inLowerCase = (path: string) =>
  path.startsWith('/assets/')
    ? path
    : path.replace(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
