import type { FastifyInstance } from 'fastify';
import type { Mailer } from '../../adapters/mailer/mailer.ts';
import type { Gauge } from '../../adapters/metrics/metrics.ts';
import type { Db } from '../../db/client.ts';
import type { Feature, MailSamples } from '../../feature.ts';
import type { DevelopmentAccess } from '../../http/access/development-access.ts';
import { hourly } from '../../plugins/background/index.ts';
import { cleanUpMails } from './clean-up-mails.ts';
import type { DeliveryContext } from './deliver-due-mails.ts';
import { mailWorker } from './mail-worker.ts';
import { countFailedMails, countWaitingMails } from './mails.repo.ts';
import type { MailListContext } from './manage/list-mails.ts';
import { mailRoutes } from './manage/mail-routes.ts';
import { type MailboxOptions, mailboxRoutes } from './routes.ts';
import type { SampleContext } from './samples/render-samples.ts';
import { sampleRoutes } from './samples/sample-routes.ts';
import { testMail } from './text/test-mail.ts';

export interface MailFeatureOptions
  extends MailboxOptions,
    MailListContext,
    SampleContext,
    Omit<DeliveryContext, 'mailer'> {
  /** Without one, mails stay in the outbox. */
  mailer: Mailer | undefined;
  /** Opens the page that shows the mails in the outbox. Undefined on a public site. */
  development: DevelopmentAccess | undefined;
}

export function mailFeature({ mailer, development, ...context }: MailFeatureOptions): Feature {
  const routes = (app: FastifyInstance) => {
    mailRoutes(app, context);
    sampleRoutes(app, context);
    if (!mailer && development) mailboxRoutes(app, { ...context, development });
  };
  const gauges = mailGauges(context.db);
  const delivery = mailer ? [mailWorker({ ...context, mailer })] : [];
  const workers = [...delivery, hourly('mail', () => cleanUpMails(context))];
  return { name: 'mail', mailSamples, gauges, routes, workers };
}

const mailSamples: MailSamples = {
  wording: 'mail',
  render: (site, { to }) => [testMail(site, to)],
};

const mailGauges = ({ queries }: Db): Gauge[] => [
  {
    name: 'mails_waiting',
    help: 'Emails that are still to be sent, including those that are retried later',
    read: () => countWaitingMails(queries),
  },
  {
    name: 'mails_failed',
    help: 'Emails that could not be sent; npm run resend-mails tries them again',
    read: () => countFailedMails(queries),
  },
];
