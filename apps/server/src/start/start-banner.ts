import { SANDBOX_PATH } from '../adapters/payments/sandbox-proxy.ts';
import type { Env } from '../env.ts';
import { canHaveMailbox, MAILBOX_PATH } from '../features/mail/index.ts';

/** Printed to the terminal once the server listens. */
export function startBanner(env: Env): string {
  return `\n  ${env.SITE_NAME} is ready at ${env.SITE_URL}\n${mailLine(env)}${billingLine(env)}\n`;
}

function mailLine(env: Env): string {
  if (env.SMTP_URL) return '';
  return canHaveMailbox(env)
    ? `  No SMTP_URL is set: read the emails at http://localhost:${env.PORT}${MAILBOX_PATH}\n`
    : '  No SMTP_URL is set: emails stay in the outbox until it is.\n';
}

function billingLine(env: Env): string {
  if (env.BILLING === 'off') {
    return '  Payments are off: members cannot choose a plan until BILLING is set.\n';
  }
  if (env.BILLING !== 'sandbox') return '';
  const control = canHaveMailbox(env)
    ? ` Control it at http://localhost:${env.PORT}${SANDBOX_PATH}/sandbox`
    : '';
  return `  Payments use test cards in a sandbox.${control}\n`;
}
