import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../errors.ts';
import type { Site } from '../../../languages/site.ts';
import type { IconStore } from './icon-store.ts';
import { chooseIcon, iconVersion, identityOf } from './identity.ts';

const TYPES = { ico: 'image/x-icon', svg: 'image/svg+xml', png: 'image/png' } as const;

/** `logo.png` is for mails: their programs show no drawings. */
const FILES = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'logo.png',
] as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

/** A drawing that is opened as a page of its own can load nothing. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/** The icons of the site at the addresses that browsers know. Pages add the version, so that changes are seen at once. */
export function iconRoutes(app: FastifyInstance, site: Site, icons: IconStore): void {
  for (const file of FILES) {
    app.get<{ Querystring: { v?: string } }>(
      `/${file}`,
      { schema: { hide: true }, logLevel: 'warn' },
      async ({ query, headers }, reply) => {
        const choice = chooseIcon(identityOf(site));
        const version = iconVersion(choice);
        const etag = `"${version}"`;
        const bytes = (await icons.find(choice))[file];
        if (!bytes) throw notFound();
        reply
          .header('cache-control', query.v === version ? IMMUTABLE : SHORT)
          .header('content-security-policy', POLICY)
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('etag', etag);
        if (headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type(TYPES[extensionOf(file)]).send(Buffer.from(bytes));
      },
    );
  }
}

const extensionOf = (file: (typeof FILES)[number]) => file.split('.').at(-1) as keyof typeof TYPES;
