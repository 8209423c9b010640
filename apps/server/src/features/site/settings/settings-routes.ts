import { changeSettings as changeCall, getSettings as getCall, type Site } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../http/access/actor.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { changeSettings } from './change-settings.ts';
import { checkMayChange } from './check-may-change.ts';
import type { SettingsContext } from './context.ts';
import { loadSettings, watchSettings } from './load-settings.ts';

export function settingsRoutes(
  app: FastifyInstance,
  context: SettingsContext,
  describeSite: () => Site,
): void {
  const stop = watchSettings(context, (err) => app.log.error({ err }, 'settings not loaded'));
  app.addHook('onReady', () => loadSettings(context));
  app.addHook('onClose', stop);
  const describe = () => ({
    data: context.site.settings.describe(),
    meta: { site: describeSite() },
  });

  contractRoute(app, getCall, {
    handle: async () => {
      await loadSettings(context);
      return describe();
    },
  });

  contractRoute(app, changeCall, {
    handle: async ({ body, request }) => {
      checkMayChange(request.caller, body);
      await changeSettings(context, actorOf(request), body);
      return describe();
    },
  });
}
