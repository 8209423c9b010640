import { changeSettings as changeCall, getSettings as getCall, type Site } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../http/access/actor.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { loadPublished, type PublishedContext, watchPublished } from '../watch-published.ts';
import { changeSettings } from './change-settings.ts';
import { checkMayChange } from './check-may-change.ts';
import { loadSettings, noticeLanguages, watchSettings } from './load-settings.ts';

export function settingsRoutes(
  app: FastifyInstance,
  context: PublishedContext,
  describeSite: () => Site,
): void {
  const stop = watchSettings(context, (err) => app.log.error({ err }, 'settings not loaded'));
  const stopPublished = watchPublished(context, (err) =>
    app.log.error({ err }, 'menus not checked'),
  );
  app.addHook('onReady', async () => {
    await loadSettings(context);
    await loadPublished(context);
  });
  app.addHook('onClose', async () => {
    await Promise.all([stop(), stopPublished()]);
  });
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
      await loadPublished(context);
      noticeLanguages(context);
      return describe();
    },
  });
}
