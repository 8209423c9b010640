import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../../errors.ts';
import type { ContentSource, IncomingDocument } from '../content-source.ts';
import { readInside } from '../files/media-folder.ts';
import { convertRow } from './convert/convert-row.ts';
import {
  type ExportedEntity,
  type ExportIndex,
  indexExport,
  publicationKey,
  readEntities,
} from './index-export.ts';
import type { StrapiRow } from './strapi-row.ts';
import { type StrapiType, strapiTypes } from './strapi-types.ts';

/** Exports do not say where they come from. Another name than that of the mirror, which would overwrite edits. */
const NAME = 'strapi-export';

interface ExportOptions {
  /** The address of the Strapi, for links to files. */
  readonly site?: string | undefined;
  /** Which of several languages to import. */
  readonly language?: string | undefined;
}

/** An unpacked export of Strapi 4 or 5. */
export async function strapiExportSource(
  folder: string,
  { site, language }: ExportOptions = {},
): Promise<ContentSource> {
  if (!(await stat(join(folder, 'entities')).catch(() => undefined))?.isDirectory()) {
    throw new StartError('This is not an export of Strapi: it has no entities.');
  }
  const index = await indexExport(folder);
  const locale = chooseLocale(index, language);
  const root = site?.replace(/\/$/, '') ?? '';

  async function* wanted(): AsyncGenerator<[StrapiType, ExportedEntity]> {
    for (const type of strapiTypes) {
      const uid = `api::${type.singular}.${type.singular}`;
      for await (const entity of readEntities(folder, uid)) {
        if (isWanted(index, entity, locale)) yield [type, entity];
      }
    }
  }
  async function* documents(): AsyncGenerator<IncomingDocument> {
    for await (const [type, entity] of wanted()) {
      const row = toRow(index, entity);
      const document = convertRow(type, row, root);
      yield type.hasBody ? { ...document, publishedAt: row.publishedAt ?? null } : document;
    }
  }
  let total = 0;
  for await (const _ of wanted()) total += 1;
  return {
    name: NAME,
    languages:
      locale !== undefined && index.locales.length > 1
        ? { chosen: locale, offered: index.locales }
        : undefined,
    total,
    documents,
    readFile: async (address) => {
      const [plain = ''] = address.split('#', 1);
      const asset = index.assets.get(plain.startsWith(root) ? plain.slice(root.length) : plain);
      return asset === undefined ? undefined : readInside(join(folder, 'assets/uploads'), asset);
    },
  };
}

/** Exports of a Strapi without translations have no languages. */
function chooseLocale({ locales }: ExportIndex, language: string | undefined): string | undefined {
  if (language === undefined || locales.length === 0) return locales[0];
  if (locales.includes(language)) return language;
  throw new StartError(
    `The export has no texts in ${language}. Its languages are: ${locales.join(', ')}.`,
  );
}

/** A published document comes with its draft, which is left out. */
function isWanted(index: ExportIndex, entity: ExportedEntity, locale: string | undefined): boolean {
  const { data } = entity;
  const isOtherLanguage = Boolean(data.locale && locale) && data.locale !== locale;
  if (isOtherLanguage) return false;
  return Boolean(data.publishedAt) || !index.published.has(publicationKey(entity));
}

function toRow(index: ExportIndex, { type, id, data }: ExportedEntity): StrapiRow {
  const time = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    sourceId: String(data.documentId ?? id),
    createdAt: time(data.createdAt),
    updatedAt: time(data.updatedAt) ?? '',
    publishedAt: time(data.publishedAt),
    values: { ...data, ...index.relatedTo(type, id) },
  };
}
