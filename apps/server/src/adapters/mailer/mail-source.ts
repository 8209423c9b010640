import { createTransport } from 'nodemailer';
import type { Mail } from './mailer.ts';
import { toMessage } from './to-message.ts';

/** What would go to the mail server. */
export async function mailSource(
  mail: Mail,
  envelope: Parameters<typeof toMessage>[1] & { readonly createdAt: string },
): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const date = envelope.createdAt;
  const { message } = await transport.sendMail({ ...toMessage(mail, envelope), date });
  return message.toString();
}
