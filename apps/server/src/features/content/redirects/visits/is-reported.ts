const MAX_LENGTH = 200;

/** What programs ask for that look for weaknesses of other software. */
const PROBES = /^\/(?:wp-|cgi-bin|xmlrpc|vendor\/|\.)/;

/** A long part without a hyphen is more likely a secret or an id than the name of a page. */
const SECRET = /\/[^/-]{24,}(?:\/|$)/;

/** Whether an address that was not found is worth a line in the report. It may contain nothing personal. */
export function isReported(path: string): boolean {
  if (path.length > MAX_LENGTH || PROBES.test(path) || SECRET.test(path)) return false;
  if (path.includes('@') || path.includes('%40')) return false;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return !name.includes('.') || /\.html?$/.test(name);
}
