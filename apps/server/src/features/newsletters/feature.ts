import type { Feature } from '../../feature.ts';
import { registerSwitchable } from '../../http/register-switchable.ts';
import { hourly } from '../../plugins/background/index.ts';
import { newsletterAccountHooks } from './account-hooks.ts';
import { stopRoutes } from './links/stop-routes.ts';
import { mailingMailSamples, newsletterMailSamples } from './mail-samples.ts';
import type { MailingsContext } from './mailings/mailings-context.ts';
import { mailingRoutes } from './mailings/routes.ts';
import { sendingRoutes } from './mailings/sending-routes.ts';
import { createDelivery } from './mailings/worker/deliver-mailings.ts';
import { forgetPaces, mailingWorker } from './mailings/worker/mailing-worker.ts';
import { newsletterStaffRoutes } from './manage/newsletter-routes.ts';
import { subscriberStaffRoutes } from './manage/subscriber-routes.ts';
import { preferencesRoutes } from './preferences/routes.ts';
import { newsletterRoutes } from './routes.ts';
import { deleteExpiredRequests } from './subscribe/requests.repo.ts';

export function newslettersFeature(context: MailingsContext): Feature {
  const { db, now, site, mailer } = context;
  const delivery = mailer && createDelivery({ ...context, mailer });
  const isEnabled = () => site.settings.values.newsletters;
  const logFailure = (error: unknown) =>
    context.logger.warn({ err: error }, 'outcomes of mails not noted');
  return {
    name: 'newsletters',
    mailSamples: [newsletterMailSamples, mailingMailSamples],
    routes: async (app) => {
      await registerSwitchable(app, {
        isEnabled,
        routes: (scope) => {
          newsletterRoutes(scope, context);
          newsletterStaffRoutes(scope, context);
          subscriberStaffRoutes(scope, context);
          mailingRoutes(scope, context);
          sendingRoutes(scope, context);
        },
      });
      // Workers have stopped by then. Without its note, a mail that was accepted would be unknown.
      app.addHook('onClose', async () => delivery?.note().catch(logFailure));
      preferencesRoutes(app, context);
      await stopRoutes(app, context);
    },
    workers: [
      hourly('newsletters', async () => {
        await deleteExpiredRequests(db.queries, now().toISOString());
        await forgetPaces(context);
      }),
      ...(mailer && delivery ? [mailingWorker({ ...context, mailer }, delivery)] : []),
    ],
    accountHooks: newsletterAccountHooks(context),
  };
}
