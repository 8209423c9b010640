/** Where developers read the mails of a site without a mail server. */
export const mailboxPath = '/dev/mailbox';
