import { plans, requiredPlans } from '@rostra/contract';
import type { StrapiRow, Values } from '../strapi-row.ts';
import { filesIn, imageIn } from './media-in.ts';
import { lineIn, type OwnFields, type RowContext, readSeo, sentencesIn } from './row-context.ts';
import { idOf, relatedIn, textIn } from './values.ts';

const HIGHEST_PLAN = plans.at(-1) ?? 'annual';

export function readPost(row: StrapiRow, context: RowContext): OwnFields {
  const { values } = row;
  return {
    values: readTexts(row, context),
    relations: {
      author: idsIn(values, 'author'),
      categories: idsIn(values, 'categories'),
      tags: idsIn(values, 'tags'),
    },
    images: { featuredImage: imageIn(values, 'featuredImage', context.root) },
  };
}

export function readMemberContent(row: StrapiRow, context: RowContext): OwnFields {
  const { values } = row;
  return {
    values: { ...readTexts(row, context), requiredPlan: planOf(values, context) },
    relations: { author: idsIn(values, 'author'), category: idsIn(values, 'category').slice(0, 1) },
    images: { featuredImage: imageIn(values, 'featuredImage', context.root) },
    attachments: { attachments: filesIn(values, 'attachments', context.root) },
  };
}

const readTexts = (row: StrapiRow, context: RowContext) => ({
  title: lineIn(row, 'title', context) ?? '(Untitled)',
  excerpt: sentencesIn(row, 'excerpt', context),
  seo: readSeo(row, context),
});

const idsIn = (values: Values, key: string): string[] => relatedIn(values, key).map(idOf);

/** A value that means nothing here must not open the text to more people than intended. */
function planOf(values: Values, { lose }: RowContext): string {
  const wanted = textIn(values, 'requiredPlan');
  const known = requiredPlans.find((plan) => plan === wanted);
  if (known) return known;
  lose({ kind: 'access', detail: `${wanted ?? 'no requiredPlan'} → ${HIGHEST_PLAN}` });
  return HIGHEST_PLAN;
}
