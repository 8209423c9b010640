import { editionAddresses, inLanguage, pages, pathTo } from '@rostra/contract/pages';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import type { ContentService } from '../../content/index.ts';
import { readEditionOn } from './read-edition.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

interface EditionAddress {
  Params: { documentId: string; number: string; slug: string; date: string };
}

/**
 * Addresses that lead to the page of an edition, in every language. Not permanently, because that page has
 * another address when the policy is renamed or taken down.
 */
export function editionRedirectRoutes(app: FastifyInstance, content: ContentService): void {
  const { store, languages } = content;
  for (const locale of languages) {
    const url = (path: string) => inLanguage(path, locale, languages);
    const edition = (slug: string, number: string) => url(pathTo(pages.edition, { slug, number }));
    app.get<EditionAddress>(
      url(editionAddresses.permanent),
      { schema: { hide: true } },
      async ({ params }, reply) => reply.redirect(edition(params.documentId, params.number), 302),
    );
    app.get<EditionAddress>(
      url(editionAddresses.onDate),
      { schema: { hide: true } },
      async ({ params: { slug, date } }, reply) => {
        const asked = store.locales.isMultilingual ? locale : undefined;
        const number = DATE.test(date)
          ? await findNumber(content, { slug, date, locale: asked })
          : 0;
        // The page of an edition that does not exist says so.
        return reply.redirect(edition(slug, String(number)), 302);
      },
    );
  }
}

async function findNumber(...on: Parameters<typeof readEditionOn>): Promise<number> {
  try {
    return (await readEditionOn(...on)).data.edition.number;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return 0;
    throw error;
  }
}
