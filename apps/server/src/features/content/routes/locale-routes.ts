import { listContentLocales } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import type { ContentService } from '../content-service.ts';
import { listLocales } from '../locales/list-locales.ts';

/** Strapi's list of languages, for clients that offer a choice. */
export const localeRoutes = (app: FastifyInstance, { store }: ContentService): void =>
  contractRoute(app, listContentLocales, { handle: () => listLocales(store) });
