import type { OwnNewsletters } from '@rostra/contract';
import { pages } from '@rostra/contract/pages';
import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { unauthorized } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import { localSite } from '../../../languages/site.ts';
import { hashCode, isConfirmed, lockActiveUser, newCode } from '../../accounts/index.ts';
import type { NewslettersContext } from '../context.ts';
import { findOpenNewsletters } from '../newsletters.repo.ts';
import { chooseNewsletters } from '../preferences/choose-newsletters.ts';
import { consentWording } from '../subscribe/consent-wording.ts';
import { deleteRequestsOfUser, insertRequest } from '../subscribe/requests.repo.ts';
import { findSubscriberOfUser, putConfirmedSubscriber } from '../subscribers/subscribers.repo.ts';
import { readOwn } from './read-own.ts';

/** As long as the link that confirms the address of the account. */
const LIFETIME_MS = 7 * 24 * 60 * 60_000;

interface OwnChoice {
  readonly newsletters: readonly string[];
  readonly source: 'profile' | 'registration';
}

/** A member chooses at the address of their account. Until it is confirmed, the choice waits. */
export async function chooseOwn(
  context: NewslettersContext,
  { userId }: Pick<Member, 'userId'>,
  choice: OwnChoice,
): Promise<OwnNewsletters> {
  await context.db.transaction(async (tx) => {
    const user = await lockActiveUser(tx, userId);
    if (!user) throw unauthorized();
    if (isConfirmed(user)) await chooseNow(context, tx, user, choice);
    else await chooseForLater(context, tx, user, choice);
  });
  context.outbox.wake();
  return readOwn(context, { userId });
}

const pageOf = ({ source }: OwnChoice) =>
  source === 'profile' ? pages.profile.path : pages.register.path;

async function chooseNow(
  context: NewslettersContext,
  tx: Queries,
  { id, email, language }: UserRow,
  choice: OwnChoice,
): Promise<void> {
  const known = await findSubscriberOfUser(tx, id);
  if (!known && choice.newsletters.length === 0) return;
  const at = context.now().toISOString();
  const subscriber =
    known ?? (await putConfirmedSubscriber(tx, { email, language, userId: id, at }));
  await chooseNewsletters(context, tx, subscriber, { ...choice, page: pageOf(choice) });
}

async function chooseForLater(
  { now, site }: NewslettersContext,
  tx: Queries,
  { id, email, language }: UserRow,
  choice: OwnChoice,
): Promise<void> {
  await deleteRequestsOfUser(tx, id);
  const open = await findOpenNewsletters(tx);
  const chosen = open.filter((newsletter) => choice.newsletters.includes(newsletter.id));
  if (chosen.length === 0) return;
  const at = now();
  await insertRequest(tx, {
    // Nobody gets this code: the link of the account confirms the address.
    code_hash: hashCode(newCode()),
    ...{ email, subscriber_id: null, user_id: id, language, source: choice.source },
    page: pageOf(choice),
    newsletters: JSON.stringify(chosen.map((newsletter) => newsletter.id)),
    wording: consentWording(localSite(site, { language }), chosen),
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + LIFETIME_MS).toISOString(),
  });
}
