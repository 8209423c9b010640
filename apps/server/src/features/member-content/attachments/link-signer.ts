import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A link is valid for one file and one session, for a limited time. */
export interface LinkClaims {
  readonly documentId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

export interface LinkSigner {
  /** The signed part of the link. */
  sign(claims: LinkClaims): string;
  /** The link's id if the ticket is valid for this file and session, and has not expired. */
  check(ticket: string, claims: Omit<LinkClaims, 'expiresAt'>, now: Date): string | undefined;
  /**
   * A cookie value for the browser that requested the link, so that the link works in no other. It
   * grants nothing by itself.
   */
  signHolder(sessionId: string): string;
  /** The session in a holder's cookie. */
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
