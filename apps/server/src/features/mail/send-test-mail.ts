import type { TestMailResult } from '@rostra/contract';
import type { Mailer } from '../../adapters/mailer/mailer.ts';
import { localSite, type Site, senderOf } from '../../languages/site.ts';
import { testMail } from './text/test-mail.ts';

interface TestMailContext {
  readonly now: () => Date;
  readonly site: Site;
  readonly mailer: Mailer | undefined;
}

const MAX_LENGTH = 500;

/** Sends a mail at once, so that the person who asked sees what the mail server says. */
export async function sendTestMail(
  { now, site, mailer }: TestMailContext,
  { email, language }: { email: string; language: string | null },
): Promise<TestMailResult> {
  if (!mailer) return { result: 'not_configured', to: email, error: null };
  const mail = testMail(localSite(site, { language }), email);
  try {
    await mailer.send(mail, now().getTime(), senderOf(site));
    return { result: 'sent', to: email, error: null };
  } catch (error) {
    return { result: 'failed', to: email, error: describe(error) };
  }
}

/** The answer of the mail server if there is one. */
function describe(error: unknown): string {
  const { code, response, message } = error as Partial<Record<string, unknown>>;
  const text = [code, response ?? message].filter((part) => typeof part === 'string').join(': ');
  return text.slice(0, MAX_LENGTH);
}
