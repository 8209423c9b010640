/** A mail that is ready to be sent. */
export interface Mail {
  /** Its purpose, such as `reset-password`. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program turns such mails off with one click, without a login (RFC 8058). */
  stopUrl?: string;
}

export interface Sender {
  name: string;
  address: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string | undefined;
}

/** Sends a mail; if it rejects, the mail is retried. */
export interface Mailer {
  /** The sender counts unless MAIL_FROM names another. */
  send(mail: Mail, id: number, sender: Sender): Promise<void>;
}

export interface VerifiableMailer extends Mailer {
  /** Connects and logs in without sending anything. Rejects if that fails. */
  verify(): Promise<void>;
}
