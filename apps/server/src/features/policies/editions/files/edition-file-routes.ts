import { inLanguage, pages, pathTo } from '@rostra/contract/pages';
import { create as createDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../../../../errors.ts';
import { sendFile } from '../../../../http/send-file.ts';
import {
  type ContentService,
  type DocumentFormat,
  documentFormats,
} from '../../../content/index.ts';
import { getEdition, getPolicyEditions } from '../find-policy-editions.ts';
import type { EditionFiles } from './edition-files.ts';
import { explainFailure } from './explain-failure.ts';

const TYPES: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
};

/** A CDN may keep a file as long as a page; browsers always ask whether it has changed. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60';

/** The usual policy would keep browsers from showing a PDF. */
const FILE_POLICY = "frame-ancestors 'none'";

/** As many as pages. */
const LIMIT = { max: 600, timeWindow: '1 minute' };

const NUMBER = /^[1-9]\d{0,8}$/;

export interface EditionFileOptions {
  readonly content: ContentService;
  readonly files: EditionFiles;
  findName(): string;
}

interface Requested {
  readonly format: DocumentFormat;
  readonly locale: string;
}

type FileRequest = FastifyRequest<{ Params: { slug: string; number: string } }>;

/** Editions as PDF and EPUB, in every language. */
export function editionFileRoutes(app: FastifyInstance, options: EditionFileOptions): void {
  const { languages } = options.content;
  for (const locale of languages) {
    for (const format of documentFormats) {
      app.route<{ Params: { slug: string; number: string } }>({
        method: ['GET', 'HEAD'],
        url: inLanguage(`${pages.edition.path}.${format}`, locale, languages),
        schema: { hide: true },
        config: { rateLimit: LIMIT },
        handler: async (request, reply) => {
          try {
            return await sendEdition(options, { format, locale }, request, reply);
          } catch (error) {
            const isForPerson = request.headers.accept?.includes('text/html');
            if (!isForPerson || !(error instanceof AppError)) throw error;
            return sendFailure(options, { error, locale }, request, reply);
          }
        },
      });
    }
  }
}

async function sendEdition(
  { content, files, findName }: EditionFileOptions,
  { format, locale }: Requested,
  request: FileRequest,
  reply: FastifyReply,
) {
  const { store, languages } = content;
  const { slug, number } = request.params;
  if (!NUMBER.test(number)) throw notFound();
  const asked = store.locales.isMultilingual ? locale : undefined;
  const { policy } = await getPolicyEditions(store, { slug, locale: asked });
  if (policy.key !== slug) {
    const path = inLanguage(pathTo(pages.edition, { slug: policy.key, number }), locale, languages);
    return reply.redirect(`${path}.${format}`, 302);
  }
  const edition = await getEdition(store, policy, Number(number));
  const file = await files.get({ policy, edition, organisation: findName(), format });
  const etag = `"${file.sha256.slice(0, 32)}"`;
  const page = inLanguage(pathTo(pages.edition, { slug, number }), locale, languages);
  describe(reply, format, `${slug}-${number}.${format}`)
    .header('etag', etag)
    .header('link', `<${content.siteUrl}${page}>; rel="canonical"`);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return sendFile(request, reply, file.stored);
}

/** Browsers show a PDF themselves. */
const describe = (reply: FastifyReply, format: DocumentFormat, filename: string): FastifyReply =>
  reply
    .type(TYPES[format])
    .header('cache-control', CACHE_CONTROL)
    .header('content-security-policy', FILE_POLICY)
    .header(
      'content-disposition',
      createDisposition(filename, { type: format === 'pdf' ? 'inline' : 'attachment' }),
    );

function sendFailure(
  { content, findName }: EditionFileOptions,
  { error, locale }: { error: AppError; locale: string },
  { params }: FileRequest,
  reply: FastifyReply,
) {
  const path = error.code === 'not_found' ? pathTo(pages.landing) : pathTo(pages.edition, params);
  const messages = content.messagesOf(locale);
  const text =
    error.code === 'not_found' ? findName() : messages.of('content-server')('readOnPage');
  const page = explainFailure(error, messages, {
    href: inLanguage(path, locale, content.languages),
    text,
  });
  if (page.retryAfterSeconds) reply.header('retry-after', page.retryAfterSeconds);
  return reply
    .code(page.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.html);
}
