export {
  listMails,
  type MailState,
  type MailSummary,
  mailStates,
  retryFailedMails,
  retryMail,
} from './mails.ts';
