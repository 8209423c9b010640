import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest result first: clients rarely rank encodings, so the best one that they accept is sent. */
const BY_SIZE: readonly Encoding[] = ['br', 'gzip', 'identity'];

export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const headers = { 'accept-encoding': acceptEncoding };
  const accepted = new Negotiator({ headers }).encodings(BY_SIZE);
  return BY_SIZE.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
