import type { EditionPolicy, EditionSummary } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { notFound } from '../../../errors.ts';
import {
  type EditionRow,
  entryPaths,
  fieldsOf,
  findDocumentByFormerSlug,
  findEditionRow,
  listEditionRows,
  localesIn,
  type PageStore,
  pageLocale,
} from '../../content/index.ts';
import { findAreaPaths } from '../areas/find-area-paths.ts';
import { findLeadingPolicies } from '../leading-policies.repo.ts';
import { policies } from '../policies.ts';
import { findPublishedPolicy, findPublishedSlug } from './edition-policies.repo.ts';

export interface EditionReference {
  /** The present or a former slug, or the document id. */
  readonly slug: string;
  readonly locale?: string | undefined;
}

const DOCUMENT_ID = /^[a-z0-9]{24}$/;

/** A policy and its editions, newest first, also if it was renamed, taken down or deleted. */
export async function getPolicyEditions(
  store: PageStore,
  { slug, locale: asked }: EditionReference,
): Promise<{ policy: EditionPolicy; editions: EditionSummary[] }> {
  const documentId = await findDocument(store, slug);
  // What is not translated is shown in the default language, as on the page of the policy.
  const locales = localesIn(pageLocale(asked, store.locales)) ?? [];
  for (const locale of documentId === undefined ? [] : locales) {
    const key = { collection: policies.plural, documentId: documentId ?? '', locale };
    const rows = await listEditionRows(store, key);
    const [newest] = rows;
    if (!newest) continue;
    const policy = await describePolicy(store, key, Number(newest.edition));
    return { policy, editions: rows.map(toSummary) };
  }
  throw notFound();
}

/** In this order, because a document id stays right even if another policy gets the slug. */
async function findDocument({ db, now }: PageStore, slug: string): Promise<string | undefined> {
  if (DOCUMENT_ID.test(slug)) return slug;
  const { queries } = db;
  return (
    (await findPublishedPolicy(queries, slug, now())) ??
    (await findLeading({ db, now }, slug)) ??
    (await findDocumentByFormerSlug({ db, now }, policies.plural, slug))
  );
}

/** The page of an area may have another name than the policy that it shows. */
async function findLeading({ db, now }: Pick<PageStore, 'db' | 'now'>, slug: string) {
  const path = pathTo(pages.policy, { slug });
  const leading = await findLeadingPolicies(db.queries, now());
  const paths = await findAreaPaths(db.queries);
  return [...leading].find(([, area]) => paths.get(area) === path)?.[0];
}

async function describePolicy(
  store: PageStore,
  key: { collection: string; documentId: string; locale: string },
  newest: number,
): Promise<EditionPolicy> {
  const { documentId, locale } = key;
  const now = store.now();
  const { title, area } = await readText(store, key, newest);
  const slug = await findPublishedSlug(store.db.queries, { documentId, locale, now });
  const pathOf = slug === undefined ? undefined : await entryPaths(store, policies);
  return {
    documentId,
    locale,
    title,
    area,
    newest,
    key: slug ?? documentId,
    path: slug === undefined ? null : (pathOf?.({ documentId, slug }) ?? null),
  };
}

export interface EditionText {
  readonly title: string;
  readonly area: string;
  readonly summary: string | null;
  readonly keyPoints: string[] | null;
  readonly body: string;
}

/** The fields of an edition that readers have got. */
export async function getEdition(
  store: PageStore,
  { documentId, locale }: Pick<EditionPolicy, 'documentId' | 'locale'>,
  number: number,
): Promise<{
  versionId: number;
  summary: EditionSummary;
  text: EditionText;
  readingMinutes: number;
}> {
  const key = { collection: policies.plural, documentId, locale };
  const row = await findEditionRow(store, key, number);
  if (!row) throw notFound();
  const data = JSON.parse(row.data);
  return {
    versionId: row.id,
    summary: toSummary(row),
    text: textOf(fieldsOf(policies, data)),
    readingMinutes: Number(data.reading_minutes ?? 1),
  };
}

const textOf = (fields: Readonly<Record<string, unknown>>): EditionText => ({
  title: String(fields.title ?? ''),
  area: String(fields.area ?? ''),
  summary: typeof fields.summary === 'string' ? fields.summary : null,
  keyPoints: Array.isArray(fields.keyPoints) ? fields.keyPoints.map(String) : null,
  body: String(fields.body ?? ''),
});

const readText = async (
  store: PageStore,
  key: { documentId: string; locale: string },
  number: number,
): Promise<EditionText> => (await getEdition(store, key, number)).text;

export const toSummary = (row: EditionRow): EditionSummary => ({
  number: Number(row.edition),
  kind: row.edition_kind ?? 'change',
  reason: row.reason,
  publishedAt: String(row.edition_at),
});
