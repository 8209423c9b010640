import type { Plan, PublishChecks, requiredPlans } from '@rostra/contract';
import {
  type Collection,
  changedFields,
  type EntryReference,
  findDeadLinks,
  findMissingFields,
  findNextEdition,
  getStaffCollection,
  getStaffEntry,
  type Writer,
} from '../../content/index.ts';
import type { StudioContext } from '../context.ts';
import { countUsers } from './members.repo.ts';

type Fields = Readonly<Record<string, unknown>>;
type RequiredPlan = (typeof requiredPlans)[number];

/** What to know before a draft is published. */
export async function checkEntry(
  context: StudioContext,
  writer: Writer,
  reference: EntryReference,
): Promise<PublishChecks> {
  const { content } = context;
  const { draft, live, kind, title, state } = await getStaffEntry(content, writer, reference);
  const body = String(draft.body ?? '');
  const { links, picturesWithoutText } = await content.renderPool.readReferences(body);
  const collection = getStaffCollection(content, kind);
  const pictures = picturesOf(collection, draft);
  const isFirst = live === null || state === 'scheduled';
  return {
    missing: findMissingFields(content, kind, draft).filter((key) => key !== 'slug' || !title),
    unfinished: collection.findUnfinished?.(draft) ?? [],
    missingAltText: [
      ...picturesWithoutText,
      ...pictures.flatMap((file) => (file.alternativeText?.trim() ? [] : [file.url])),
    ],
    deadLinks: await findDeadLinks(content, links),
    slugChange: slugChange(draft, live),
    membersNotified:
      kind === 'member-contents' && isFirst
        ? await countReaders(context, draft.requiredPlan as RequiredPlan)
        : 0,
    changed: live ? changedFields(texts(live), texts(draft)) : [],
    edition: await findNextEdition(content, writer, reference),
  };
}

interface Picture {
  readonly url: string;
  readonly alternativeText: string | null;
}

/** Those beside the text. */
const picturesOf = ({ fields }: Collection, draft: Fields): Picture[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const isPicture = field.kind === 'one' && field.target.plural === 'files';
    return isPicture && draft[name] ? [draft[name] as Picture] : [];
  });

/** Values that staff write. The others differ between a draft and what is published. */
const texts = ({ id: _, createdAt: __, updatedAt: ___, publishedAt: ____, ...rest }: Fields) =>
  rest;

function slugChange(draft: Fields, live: Fields | null): PublishChecks['slugChange'] {
  if (!live || !draft.slug || draft.slug === live.slug) return null;
  return { from: String(live.slug), to: String(draft.slug) };
}

/** The plans that include what requires this one. */
const INCLUDING: Record<Exclude<RequiredPlan, 'account'>, readonly Plan[]> = {
  any: ['basic', 'premium', 'annual'],
  basic: ['basic', 'premium', 'annual'],
  premium: ['premium', 'annual'],
  annual: ['annual'],
};

/** How many members can open what requires this plan. */
export async function countReaders(
  { content, countEntitled }: StudioContext,
  plan: RequiredPlan,
): Promise<number> {
  if (plan === 'account') return countUsers(content.db.queries);
  const counts = await countEntitled();
  return INCLUDING[plan].reduce((sum, included) => sum + counts[included], 0);
}
