import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import { secondFactorsAccountHooks } from './account-hooks.ts';
import { cleanUpFactors } from './clean-up-factors.ts';
import type { SecondFactorContext } from './context.ts';
import { loginRoutes } from './login/login-routes.ts';
import { secondFactorMailSamples } from './mail-samples.ts';
import { secondFactorRoutes } from './routes.ts';

export const secondFactorsFeature = (context: SecondFactorContext): Feature => ({
  name: 'second-factors',
  mailSamples: secondFactorMailSamples,
  routes: (app) => {
    secondFactorRoutes(app, context);
    loginRoutes(app, context);
    app.addHook('onReady', () => context.staffDeadline.applySetting());
  },
  workers: [hourly('second-factors', () => cleanUpFactors(context))],
  accountHooks: secondFactorsAccountHooks(context),
});
