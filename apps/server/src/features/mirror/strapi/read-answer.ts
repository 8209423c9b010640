import { z } from 'zod';
import type { StrapiRow } from '../../imports/index.ts';
import { StrapiError } from './strapi-client.ts';

const times = {
  createdAt: z.string().optional(),
  updatedAt: z.string(),
  publishedAt: z.string().nullish(),
};
/** Strapi 5 also answers so to clients that ask for the format of Strapi 4, and then names the document. */
const version4 = z.object({
  id: z.number(),
  documentId: z.string().min(1).optional(),
  attributes: z.looseObject(times),
});
const version5 = z.looseObject({ id: z.number(), documentId: z.string().min(1), ...times });
const listAnswer = z.object({
  data: z.array(z.union([version4, version5])),
  meta: z.object({
    pagination: z.object({ page: z.number(), pageCount: z.number(), total: z.number() }),
  }),
});

export interface StrapiPage {
  readonly rows: readonly StrapiRow[];
  readonly pageCount: number;
  readonly total: number;
}

export function readAnswer(answer: unknown, path: string): StrapiPage {
  const parsed = listAnswer.safeParse(answer);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join('.') ?? '';
    throw new StrapiError('unavailable', `${path}: not an answer of Strapi (${where})`);
  }
  const { data, meta } = parsed.data;
  const { pageCount, total } = meta.pagination;
  return { rows: data.map(toRow), pageCount, total };
}

function toRow(given: z.infer<typeof version4> | z.infer<typeof version5>): StrapiRow {
  const values = isVersion4(given) ? given.attributes : given;
  const { createdAt, updatedAt, publishedAt } = values;
  const sourceId = given.documentId ?? String(given.id);
  return { sourceId, createdAt, updatedAt, publishedAt: publishedAt ?? undefined, values };
}

const isVersion4 = (
  given: z.infer<typeof version4> | z.infer<typeof version5>,
): given is z.infer<typeof version4> => !('updatedAt' in given);
