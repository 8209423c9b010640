import type { StrapiRow } from '../../imports/index.ts';
import { readAnswer, type StrapiPage } from './read-answer.ts';
import type { StrapiClient } from './strapi-client.ts';

const PAGE_SIZE = 100;
/** Whole texts with their pictures are long. */
const FULL_PAGE_SIZE = 25;
const MAX_IDS = 25;

/** Published entries, or what editors work on: drafts, and in Strapi 4 everything. */
export type Status = 'published' | 'draft';

/** Strapi 4 knows only `publicationState`, and lists what is published without it. */
const statuses: Readonly<Record<Status, Record<string, string>>> = {
  published: { status: 'published' },
  draft: { status: 'draft', publicationState: 'preview' },
};
const full = { sort: 'id', populate: '*', 'pagination[pageSize]': String(FULL_PAGE_SIZE) };
const short = {
  sort: 'id',
  'fields[0]': 'updatedAt',
  'pagination[pageSize]': String(PAGE_SIZE),
};

const readPage = async (
  client: StrapiClient,
  plural: string,
  query: Readonly<Record<string, string>>,
): Promise<StrapiPage> => readAnswer(await client.get(plural, query), plural);

/** A site may allow smaller pages than we ask for, so only the answer says how many there are. */
async function* readPages(
  client: StrapiClient,
  plural: string,
  query: Readonly<Record<string, string>>,
): AsyncGenerator<StrapiRow> {
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const found = await readPage(client, plural, { ...query, 'pagination[page]': String(page) });
    yield* found.rows;
    pageCount = found.pageCount;
  }
}

/** When each entry was changed, by its id. */
export async function listTimes(
  client: StrapiClient,
  plural: string,
  status: Status,
): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  for await (const { sourceId, updatedAt } of readPages(client, plural, {
    ...statuses[status],
    ...short,
  })) {
    times.set(sourceId, updatedAt);
  }
  return times;
}

/** All published entries with everything that they refer to directly. */
export const readAll = (client: StrapiClient, plural: string): AsyncGenerator<StrapiRow> =>
  readPages(client, plural, { ...statuses.published, ...full });

/** Those of these entries that are published, or that there are drafts of. */
export async function* readSome(
  client: StrapiClient,
  plural: string,
  ids: readonly string[],
  status: Status,
): AsyncGenerator<StrapiRow> {
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    const group = ids.slice(from, from + MAX_IDS);
    yield* readPages(client, plural, { ...statuses[status], ...full, ...filterOf(group) });
  }
}

/** Strapi 4 knows only numbers, which Strapi 5 never uses as the id of a document. */
const filterOf = (ids: readonly string[]): Record<string, string> => {
  const key = ids.every((id) => /^\d+$/.test(id)) ? 'id' : 'documentId';
  return Object.fromEntries(ids.map((id, index) => [`filters[${key}][$in][${index}]`, id]));
};

/** The first page, which shows what the token may read. */
export const readSample = (client: StrapiClient, plural: string): Promise<StrapiPage> =>
  readPage(client, plural, { ...statuses.published, ...full, 'pagination[pageSize]': '1' });
