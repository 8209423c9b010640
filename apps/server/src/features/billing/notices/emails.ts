import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import type { LocalSite } from '../../../languages/site.ts';
import { type Mail, renderMail } from '../../mail/index.ts';
import type { BillingUser } from '../customers/customers.repo.ts';
import type { BillingNotice } from './billing-notice.ts';
import { noticeText } from './notice-text.ts';

export function billingMail(
  site: LocalSite,
  { email }: Pick<BillingUser, 'email'>,
  notice: BillingNotice,
  catalog: PlanCatalog,
): Mail {
  const { title, sentences, action } = noticeText(notice, site, catalog);
  return {
    kind: `billing-${notice.kind}`,
    to: email,
    subject: site.messages.of('billing-server')('subject', { title, site: site.name }),
    ...renderMail({
      site,
      title,
      paragraphs: sentences,
      action,
    }),
  };
}
