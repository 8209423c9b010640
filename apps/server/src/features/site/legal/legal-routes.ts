import { getLegalStarter } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import type { Site } from '../../../languages/site.ts';
import { readLegalStarter } from './read-legal-starter.ts';

export function legalRoutes(app: FastifyInstance, { site }: { site: Site }): void {
  contractRoute(app, getLegalStarter, {
    handle: async ({ params }) => {
      const { languages, settings } = site;
      const { name, contactEmail, postalAddress } = settings.values;
      const language = languages.defaultLanguage;
      return {
        data: await readLegalStarter(params.area, { language, name, contactEmail, postalAddress }),
      };
    },
  });
}
