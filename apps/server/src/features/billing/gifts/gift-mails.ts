import { linkWith, pages, pathTo } from '@rostra/contract/pages';
import type { GiftRow, GrantRow } from '../../../db/tables/billing/plans.ts';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import type { LocalSite } from '../../../languages/site.ts';
import { type Mail, renderMail } from '../../mail/index.ts';
import type { BillingUser } from '../customers/customers.repo.ts';
import { mailName } from '../customers/member-name.ts';
import { dayIn } from '../notices/notice-words.ts';
import { giftName, planNameIn } from './gift-text.ts';

interface Given {
  user: BillingUser;
  gift: GiftRow;
  code: string;
}

/** To the buyer, once it is paid. */
export function boughtMail(site: LocalSite, catalog: PlanCatalog, given: Given): Mail {
  const { user, gift, code } = given;
  const t = site.messages.of('billing-server');
  const day = dayIn(site, gift.expires_at);
  const email = gift.recipient_email;
  return {
    kind: 'billing-gift-bought',
    to: user.email,
    subject: t('subject', { title: t('giftBoughtTitle'), site: site.name }),
    ...renderMail({
      site,
      title: t('giftBoughtTitle'),
      paragraphs: [
        giftName(site.messages, catalog, gift),
        t('giftCode', { code, day }),
        email === null ? t('giftPassOn') : t('giftSentTo', { email }),
      ],
      action: { label: t('giftView'), url: `${site.url}${pathTo(pages.gift, { id: gift.id })}` },
    }),
  };
}

/**
 * To the recipient, in the name of the organisation: the buyer may be a stranger to them, so what the buyer wrote is
 * only shown where the gift is redeemed.
 */
export function receivedMail(site: LocalSite, catalog: PlanCatalog, given: Given): Mail {
  const { user, gift, code } = given;
  const t = site.messages.of('billing-server');
  const giver = mailName(user);
  const title = t('giftReceivedTitle', { giver });
  return {
    kind: 'billing-gift-received',
    to: gift.recipient_email ?? user.email,
    subject: t('subject', { title, site: site.name }),
    ...renderMail({
      site,
      title,
      paragraphs: [
        t('giftReceived', {
          giver,
          site: site.name,
          plan: planNameIn(site.messages, catalog, gift.plan_id),
          months: gift.months,
        }),
        ...(gift.message ? [t('giftHasMessage')] : []),
        t('giftCode', { code, day: dayIn(site, gift.expires_at) }),
      ],
      action: {
        label: t('giftRedeem'),
        url: `${site.url}${linkWith(pages.redeemGift, 'code', code)}`,
      },
    }),
  };
}

/** Before it ends. */
export function endingMail(
  site: LocalSite,
  catalog: PlanCatalog,
  { user, grant }: { user: BillingUser; grant: GrantRow },
): Mail {
  const t = site.messages.of('billing-server');
  const plan = planNameIn(site.messages, catalog, grant.plan_id);
  return {
    kind: 'billing-gift-ending',
    to: user.email,
    subject: t('subject', { title: t('giftEndingTitle'), site: site.name }),
    ...renderMail({
      site,
      title: t('giftEndingTitle'),
      paragraphs: [t('giftEnding', { plan, day: dayIn(site, grant.ends_at) })],
      action: { label: t('giftContinue'), url: `${site.url}${pathTo(pages.subscription)}` },
    }),
  };
}
