import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a link is good for: one file, one login, until a moment. */
export interface LinkClaims {
  readonly documentId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

export interface LinkSigner {
  /** The part of the link that cannot be guessed. */
  sign(claims: LinkClaims): string;
  /** The link's own id if the ticket is ours, for this file and this login, and not over. */
  check(ticket: string, claims: Omit<LinkClaims, 'expiresAt'>, now: Date): string | undefined;
  /**
   * What the browser that asked for a link keeps in a cookie, so that the link works there and
   * nowhere else. By itself it opens nothing.
   */
  signHolder(sessionId: string): string;
  /** The session that a holder's cookie speaks for. */
  checkHolder(holder: string): string | undefined;
}

const ID_BYTES = 12;
const TICKET = /^([0-9a-z]{1,10})\.([\w-]{16})\.([\w-]{43})$/;
const HOLDER = /^([\w-]{1,64})\.([\w-]{43})$/;

export function createLinkSigner(secret: string): LinkSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'rostra attachment links', 32));
  const mac = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

  return {
    sign: ({ documentId, sessionId, expiresAt }) => {
      const until = Math.floor(expiresAt.getTime() / 1000).toString(36);
      const id = randomBytes(ID_BYTES).toString('base64url');
      return `${until}.${id}.${mac('link', documentId, sessionId, until, id)}`;
    },
    check: (ticket, { documentId, sessionId }, now) => {
      const [, until, id, signature] = TICKET.exec(ticket) ?? [];
      if (!until || !id || !signature) return undefined;
      if (!isSame(signature, mac('link', documentId, sessionId, until, id))) return undefined;
      return Number.parseInt(until, 36) * 1000 > now.getTime() ? id : undefined;
    },
    signHolder: (sessionId) => `${sessionId}.${mac('holder', sessionId)}`,
    checkHolder: (holder) => {
      const [, sessionId, signature] = HOLDER.exec(holder) ?? [];
      if (!sessionId || !signature) return undefined;
      return isSame(signature, mac('holder', sessionId)) ? sessionId : undefined;
    },
  };
}
