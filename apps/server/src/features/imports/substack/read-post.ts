import { plans, type RequiredPlan } from '@rostra/contract';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { IncomingDocument, Loss } from '../content-source.ts';
import { fitSlug, fitText } from '../documents/fit-text.ts';
import { hasClass } from '../html/elements.ts';
import { htmlToMarkdown } from '../html/html-to-markdown.ts';
import type { Lose } from '../html/loss-list.ts';
import type { CsvRow } from '../tables/read-csv.ts';

/** What Substack puts between the paragraphs of a text. */
const WIDGETS = ['subscription-widget-wrap', 'subscription-widget', 'captioned-button-wrap'];
const PAYWALL = 'paywall-jump';
/** Other types have no text. */
const TEXT_TYPES = new Set(['newsletter', 'podcast', 'page', '']);

const HIGHEST_PLAN = plans.at(-1) ?? 'annual';

export function readPost(row: CsvRow, html: string | undefined): IncomingDocument {
  const get = (name: string) => row.get(name)?.trim() || undefined;
  const losses: Loss[] = [];
  const lose = (loss: Loss) => losses.push(loss);
  const id = get('post_id') ?? '';
  const [number = id, ...rest] = id.split('.');
  const oldSlug = rest.join('.') || number;
  const title = get('title') ?? '(Untitled)';
  const type = get('type') ?? '';
  const requiredPlan = planFor(get('audience'), lose);
  const isPublic = requiredPlan === undefined;
  if (get('podcast_url')) lose({ kind: 'media', detail: get('podcast_url') ?? '' });
  const body = htmlToMarkdown(html ?? '', { rewrite: originalPicture, prepare: removeWidgets });
  const isPublished = get('is_published') === 'true';
  const published = timeOf(get('post_date'));
  const shortened = (value: string | undefined, maximum: number, field: string) =>
    fitText(value, { maximum, field, lose }) ?? null;
  return {
    collection: isPublic ? 'blog-posts' : 'member-contents',
    sourceId: number,
    values: {
      title: shortened(title, 255, 'title'),
      slug: fitSlug(oldSlug, title),
      excerpt: shortened(get('subtitle'), 2_000, 'subtitle'),
      body: body.markdown,
      ...(isPublic ? {} : { requiredPlan }),
    },
    publishedAt: isPublished ? (published ?? null) : null,
    createdAt: published,
    updatedAt: published,
    formerAddresses: rest.length > 0 ? [`/p/${oldSlug}`] : [],
    losses: [...body.losses, ...losses],
    failure: TEXT_TYPES.has(type) ? body.failure : `this site has no ${type.slice(0, 40)}`,
  };
}

/** Undefined for everybody. An audience that is not known must not open a text to more readers than before. */
function planFor(
  audience: string | undefined,
  lose: (loss: Loss) => void,
): RequiredPlan | undefined {
  if (audience === 'everyone') return undefined;
  if (audience === 'only_free') return 'account';
  if (audience === 'only_paid') return 'any';
  lose({ kind: 'access', detail: `${audience ?? 'unknown audience'} → ${HIGHEST_PLAN}` });
  return HIGHEST_PLAN;
}

function timeOf(given: string | undefined): string | undefined {
  const time = new Date(given ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** Substack shows pictures through a server that makes them smaller; the end of the address is the original. */
export function originalPicture(address: string): string {
  const url = URL.parse(address);
  if (!url || !/(?:^|\.)substackcdn\.com$/.test(url.hostname)) return address;
  const original = /\/(https?%3A%2F%2F[^/]+)$/i.exec(url.pathname)?.[1];
  try {
    return original ? decodeURIComponent(original) : address;
  } catch {
    return address;
  }
}

function removeWidgets(tree: Root, lose: Lose): void {
  visit(tree, 'element', (element: Element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const isWidget = WIDGETS.some((name) => hasClass(element, name));
    if (!isWidget && !hasClass(element, PAYWALL)) return undefined;
    if (isWidget) lose({ kind: 'form', detail: 'subscription form' }, element);
    else lose({ kind: 'access', detail: 'everyone could read the text up to here' }, element);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
