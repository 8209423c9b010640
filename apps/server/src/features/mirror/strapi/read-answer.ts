import { z } from 'zod';
import { StrapiError } from './strapi-client.ts';

const times = {
  createdAt: z.string().optional(),
  updatedAt: z.string(),
  publishedAt: z.string().nullish(),
};
const version4 = z.object({ id: z.number(), attributes: z.looseObject(times) });
const version5 = z.looseObject({ id: z.number(), documentId: z.string().min(1), ...times });
const listAnswer = z.object({
  data: z.array(z.union([version4, version5])),
  meta: z.object({
    pagination: z.object({ page: z.number(), pageCount: z.number(), total: z.number() }),
  }),
});

export type Values = Readonly<Record<string, unknown>>;

/** An entry of Strapi 4 or 5. */
export interface StrapiRow {
  /** The `documentId` of Strapi 5, whose numbers change with each publication, or the number of Strapi 4. */
  readonly sourceId: string;
  readonly createdAt: string | undefined;
  readonly updatedAt: string;
  readonly publishedAt: string | undefined;
  readonly values: Values;
}

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
  const sourceId = isVersion4(given) ? String(given.id) : given.documentId;
  return { sourceId, createdAt, updatedAt, publishedAt: publishedAt ?? undefined, values };
}

const isVersion4 = (
  given: z.infer<typeof version4> | z.infer<typeof version5>,
): given is z.infer<typeof version4> => 'attributes' in given && !('documentId' in given);
