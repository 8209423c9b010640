import type { Mailer } from '../../adapters/mailer/mailer.ts';
import type { Feature } from '../../feature.ts';
import { cleanUpMails } from './clean-up-mails.ts';
import type { DeliveryContext } from './deliver-due-mails.ts';
import { type MailWorker, startMailWorker } from './mail-worker.ts';
import { canHaveMailbox, type MailboxOptions, mailboxRoutes } from './routes.ts';

export interface MailFeatureOptions extends MailboxOptions, Omit<DeliveryContext, 'mailer'> {
  /** Without one, mails stay in the outbox; a local site shows them at its mailbox page. */
  mailer: Mailer | undefined;
  env: Parameters<typeof canHaveMailbox>[0];
}

export function mailFeature({ mailer, env, ...context }: MailFeatureOptions): Feature {
  const cleanUp = () => cleanUpMails(context);
  if (!mailer) {
    return {
      name: 'mail',
      cleanUp,
      routes: (app) => {
        if (canHaveMailbox(env)) mailboxRoutes(app, context);
      },
    };
  }
  let worker: MailWorker | undefined;
  const delivery = {
    start: () => {
      worker = startMailWorker({ ...context, mailer });
    },
    stop: async () => worker?.stop(),
  };
  return { name: 'mail', cleanUp, jobs: [delivery] };
}
