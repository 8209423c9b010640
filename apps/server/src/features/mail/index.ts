export type { Mail, Mailer } from '../../adapters/mailer/mailer.ts';
export { deliverDueMails } from './deliver-due-mails.ts';
export { mailFeature } from './feature.ts';
export { inUtc } from './in-utc.ts';
export { renderMail } from './layout.ts';
export { createOutbox, type Outbox } from './outbox.ts';
export { resendFailedMails } from './resend-failed-mails.ts';
export { MAILBOX_PATH } from './routes.ts';
export { securityNotes } from './security-notes.ts';
