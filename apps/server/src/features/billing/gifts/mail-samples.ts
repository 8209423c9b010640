import type { GiftRow, GrantRow } from '../../../db/tables/billing/plans.ts';
import type { SampleValues } from '../../../feature.ts';
import type { CatalogPlan, PlanCatalog } from '../../../languages/plan-catalog.ts';
import type { LocalSite } from '../../../languages/site.ts';
import type { Mail } from '../../mail/index.ts';
import type { BillingUser } from '../customers/customers.repo.ts';
import { addMonths } from './add-months.ts';
import { boughtMail, endingMail, receivedMail } from './gift-mails.ts';
import { newGift } from './new-gift.ts';

const MONTHS = 3;

/** About a gift of a plan, with and without an address to send it to. */
export function giftMailSamples(
  site: LocalSite,
  catalog: PlanCatalog,
  { plan, made: { to, at, code } }: { plan: CatalogPlan; made: SampleValues },
): Mail[] {
  const now = at.toISOString();
  const user: BillingUser = {
    ...{ id: 0, document_id: '', email: to, username: 'Ada', first_name: null, last_name: null },
    ...{ stripe_customer_id: null, language: null },
  };
  const gift: GiftRow = {
    ...newGift,
    ...{ id: '', kind: 'bought', plan_id: plan.id, months: MONTHS, buyer_id: 0, created_at: now },
    ...{ currency: plan.currency, total_minor: MONTHS * plan.priceMinor, paid_at: now },
    ...{ recipient_name: 'Ada', recipient_email: to, message: '…' },
    expires_at: addMonths(now, 36),
  };
  const grant: GrantRow = {
    ...{ id: '', user_id: 0, plan_id: plan.id, plan: plan.level, source: 'gift', source_id: '' },
    ...{ is_paid: 1, starts_at: now, ends_at: addMonths(now, MONTHS), ended_at: null },
    created_at: now,
  };
  const printed = { ...gift, recipient_name: '', recipient_email: null, message: '' };
  return [
    boughtMail(site, catalog, { user, gift, code }),
    boughtMail(site, catalog, { user, gift: printed, code }),
    receivedMail(site, catalog, { user, gift, code }),
    endingMail(site, catalog, { user, grant }),
  ];
}
