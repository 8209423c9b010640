import { StartError } from '../../errors.ts';

/** `Name <address>` or just an address. */
export function readSender(mailFrom: string): { name: string; address: string } {
  const [, name = '', address = mailFrom.trim()] =
    /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(address)) {
    throw new StartError('Invalid environment variables\n  MAIL_FROM: must be an e-mail address');
  }
  return { name, address };
}
