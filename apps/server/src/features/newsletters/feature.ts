import type { Feature } from '../../feature.ts';
import { registerSwitchable } from '../../http/register-switchable.ts';
import { newsletterAccountHooks } from './account-hooks.ts';
import type { NewslettersContext } from './context.ts';
import { newsletterStaffRoutes } from './manage/newsletter-routes.ts';
import { subscriberStaffRoutes } from './manage/subscriber-routes.ts';
import { newsletterRoutes } from './routes.ts';

export function newslettersFeature(context: NewslettersContext): Feature {
  const isEnabled = () => context.site.settings.values.newsletters;
  return {
    name: 'newsletters',
    routes: (app) =>
      registerSwitchable(app, {
        isEnabled,
        routes: (scope) => {
          newsletterRoutes(scope, context);
          newsletterStaffRoutes(scope, context);
          subscriberStaffRoutes(scope, context);
        },
      }),
    accountHooks: newsletterAccountHooks(context),
  };
}
