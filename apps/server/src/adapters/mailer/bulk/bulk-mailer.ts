import type { BounceKind } from './bounce-kind.ts';

/** A complete mail with its headers, for one recipient. */
export interface BulkMail {
  /** Where it comes back to if it cannot be delivered. */
  readonly from: string;
  readonly to: string;
  readonly content: Buffer;
}

/**
 * What is certain about a mail after one attempt.
 *
 * - `accepted`: the server has it.
 * - `refused`: the server does not want this mail, or not for this recipient.
 * - `later`: it was certainly not accepted and can be tried again. `recipient`: because of the recipient or this mail;
 *   `server`: because of the connection, the login or the server itself.
 * - `unknown`: the connection broke after the server was ready for the text, so it may have accepted it.
 * - `unsent`: it was never given to the server.
 */
export type BulkOutcome =
  | { readonly kind: 'accepted'; readonly reply: string }
  | {
      readonly kind: 'refused';
      readonly reply: string;
      readonly code: number;
      /** What it says about the address. */
      readonly bounce: BounceKind | undefined;
    }
  | {
      readonly kind: 'later';
      readonly reply: string | null;
      readonly code: number | null;
      readonly about: 'recipient' | 'server';
    }
  | { readonly kind: 'unknown'; readonly reply: string | null }
  | { readonly kind: 'unsent' };

/** Sends many mails over connections that stay open. */
export interface BulkMailer {
  /** How many mails it sends at the same time. */
  readonly connections: number;
  /** Never rejects. */
  send(mail: BulkMail): Promise<BulkOutcome>;
  close(): void;
}
