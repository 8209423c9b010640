/** A mail ready to go. */
export interface Mail {
  /** What it is for, such as `reset-password`. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail to the outside, or rejects: then it is tried again. */
export interface Mailer {
  send(mail: Mail, id: number): Promise<void>;
}
