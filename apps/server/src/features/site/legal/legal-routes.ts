import { getLegalStarter } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { readLegalStarter } from './read-legal-starter.ts';
import { type LegalContext, loadLegalPages, watchLegalPages } from './watch-legal-pages.ts';

export function legalRoutes(app: FastifyInstance, context: LegalContext): void {
  const stop = watchLegalPages(context, (err) => app.log.error({ err }, 'legal pages not loaded'));
  app.addHook('onReady', async () => {
    await loadLegalPages(context);
  });
  app.addHook('onClose', stop);

  contractRoute(app, getLegalStarter, {
    handle: async ({ params }) => {
      const { languages, settings } = context.site;
      const { name, contactEmail } = settings.values;
      const language = languages.defaultLanguage;
      return { data: await readLegalStarter(params.area, { language, name, contactEmail }) };
    },
  });
}
