import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import { sessionsAccountHooks } from './account-hooks.ts';
import { cleanUpSessions } from './clean-up-sessions.ts';
import type { LoginContext } from './context.ts';
import { sessionMailSamples } from './mail-samples.ts';
import type { ProofChecks } from './proof/prove-own-identity.ts';
import { sessionRoutes } from './routes.ts';

export const sessionsFeature = (context: LoginContext, proofChecks: ProofChecks): Feature => ({
  name: 'sessions',
  mailSamples: sessionMailSamples,
  routes: (app) => sessionRoutes(app, context, proofChecks),
  workers: [hourly('sessions', () => cleanUpSessions(context))],
  accountHooks: sessionsAccountHooks,
});
