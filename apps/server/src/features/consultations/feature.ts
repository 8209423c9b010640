import type { Feature } from '../../feature.ts';
import { consultationAccountHooks } from './account-hooks.ts';
import type { ConsultationsContext } from './context.ts';
import { consultationMailSamples } from './notifications/mail-samples.ts';
import { notifyOpenings } from './notifications/notify-openings.ts';
import { stopRoutes } from './notifications/stop-routes.ts';
import { listConsultationAddresses } from './read/list-consultation-addresses.ts';
import { refreshPages } from './refresh-pages.ts';
import { consultationRoutes } from './routes.ts';
import { starterConsultationsWorker } from './starter/add-starter-consultations.ts';
import { consultationStudioRoutes } from './studio-routes.ts';

const EVERY_MS = 60_000;

export function consultationsFeature(context: ConsultationsContext): Feature {
  context.content.listInSitemap(() => listConsultationAddresses(context.content));
  return {
    name: 'consultations',
    mailSamples: consultationMailSamples,
    routes: async (app) => {
      consultationRoutes(app, context);
      consultationStudioRoutes(app, context);
      await stopRoutes(app, context);
    },
    workers: [
      starterConsultationsWorker(context.content),
      {
        name: 'consultations',
        everyMs: EVERY_MS,
        lease: { dueEveryMs: EVERY_MS },
        run: async (signal) => {
          await refreshPages(context.content);
          await notifyOpenings(context, signal);
        },
      },
    ],
    accountHooks: consultationAccountHooks(context.content.db),
  };
}
