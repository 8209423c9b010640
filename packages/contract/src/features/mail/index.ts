export {
  getMailSamples,
  listMailKinds,
  type MailKind,
  type MailSample,
} from './mail-samples.ts';
export {
  listMails,
  type MailState,
  type MailSummary,
  mailStates,
  retryFailedMails,
  retryMail,
} from './mails.ts';
