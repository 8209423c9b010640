import type { Feature } from '../../feature.ts';
import { consultationAccountHooks } from './account-hooks.ts';
import type { ConsultationsContext } from './context.ts';
import { consultationRoutes } from './routes.ts';
import { starterConsultationsJob } from './starter/add-starter-consultations.ts';
import { consultationStudioRoutes } from './studio-routes.ts';
import { consultationMailSamples } from './tell/mail-samples.ts';
import { stopRoutes } from './tell/stop-routes.ts';
import { tellOpenings } from './tell/tell-openings.ts';
import { tellStates } from './tell-states.ts';

const EVERY_MS = 20_000;

export const consultationsFeature = (context: ConsultationsContext): Feature => ({
  name: 'consultations',
  mailSamples: consultationMailSamples,
  routes: async (app) => {
    consultationRoutes(app, context.content);
    consultationStudioRoutes(app, context);
    await stopRoutes(app, context);
  },
  jobs: [starterConsultationsJob(context.content)],
  scheduled: [
    {
      name: 'consultations',
      everyMs: EVERY_MS,
      run: async (signal) => {
        await tellStates(context.content);
        await tellOpenings(context, signal);
      },
    },
  ],
  accountHooks: consultationAccountHooks(context.content.db),
});
