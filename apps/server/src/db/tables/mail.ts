import type { Generated } from 'kysely';

export interface MailTables {
  /** The outbox. `sealed` is the encrypted mail, wiped once sent; `due_at` is null when done. */
  mails: {
    id: Generated<number>;
    kind: string;
    recipient: string;
    sealed: string | null;
    attempts: number;
    created_at: string;
    due_at: string | null;
    sent_at: string | null;
    last_error: string | null;
    /** What the mail server said to the last attempt, without links and codes. */
    server_reply: string | null;
  };
  /** Addresses that their mail servers refused for good. */
  undeliverable_addresses: { address: string; server_reply: string; since: string };
}
