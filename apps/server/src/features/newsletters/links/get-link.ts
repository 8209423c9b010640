import type { Queries } from '../../../db/client.ts';
import { invalidCode } from '../../../errors.ts';
import type { NewslettersContext } from '../context.ts';
import type { OpenedLink } from './subscriber-links.ts';

type Links = Pick<NewslettersContext, 'links' | 'now'>;

export async function getLink(
  { links, now }: Links,
  queries: Queries,
  code: string,
): Promise<OpenedLink> {
  const opened = await links.open(queries, code, now());
  if (!opened) throw invalidCode();
  return opened;
}

export async function getFreshLink(context: Links, queries: Queries, code: string) {
  const opened = await getLink(context, queries, code);
  if (!opened.isFresh) throw invalidCode();
  return opened;
}
