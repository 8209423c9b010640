import { SANDBOX_CONTROL_PATH } from '../adapters/payments/sandbox-proxy.ts';
import type { Env } from '../env.ts';
import { MAILBOX_PATH } from '../features/mail/index.ts';
import type { DevelopmentAccess } from '../http/access/development-access.ts';

interface BannerLinks {
  /** The name of the site. */
  name: string;
  development: DevelopmentAccess | undefined;
  /** Undefined if the site has an owner. */
  setupLink: string | undefined;
}

/** Printed to the terminal once the server listens. The only place that shows the development and setup keys. */
export function startBanner(env: Env, { name, development, setupLink }: BannerLinks): string {
  const linkTo = (path: string) => development?.linkTo(path);
  const lines = [
    `${name} is ready at ${env.SITE_URL}`,
    ...(setupLink
      ? ['The site has no owner yet. Create the account of the owner at', `  ${setupLink}`]
      : []),
    ...mailLines(env, linkTo(MAILBOX_PATH)),
    ...billingLines(env, linkTo(SANDBOX_CONTROL_PATH)),
  ];
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`;
}

function mailLines(env: Env, mailboxLink: string | undefined): string[] {
  if (env.SMTP_URL) return [];
  return mailboxLink
    ? ['No SMTP_URL is set: read the emails at', `  ${mailboxLink}`]
    : ['No SMTP_URL is set: emails stay in the outbox until it is.'];
}

function billingLines(env: Env, controlLink: string | undefined): string[] {
  if (env.BILLING === 'off') {
    return ['Payments are off: members cannot choose a plan until BILLING is set.'];
  }
  if (env.BILLING !== 'sandbox') return [];
  return controlLink
    ? ['Payments use test cards in a sandbox. Control it at', `  ${controlLink}`]
    : ['Payments use test cards in a sandbox.'];
}
