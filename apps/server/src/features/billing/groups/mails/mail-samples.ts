import type { MailSamples } from '../../../../feature.ts';
import type { PlanCatalog } from '../../../../languages/plan-catalog.ts';
import { planNameIn } from '../../gifts/gift-text.ts';
import { lostSeatMail, seatInvitationMail } from './emails.ts';

const PAYER = 'Ada';

/** About a group that has the first plan that the site offers for groups, or the first of all. */
export const groupMailSamples = (catalog: PlanCatalog): MailSamples => ({
  wording: 'groups-server',
  render: (site, { to, code }) => {
    const { offered, all } = catalog;
    const plan = offered.find(({ isForGroups }) => isForGroups) ?? offered[0] ?? all[0];
    if (!plan) return [];
    const name = planNameIn(site.messages, catalog, plan.id);
    return [
      seatInvitationMail(site, { to, payer: PAYER, plan: name, code }),
      ...(['seat-removed', 'group-ended'] as const).map((kind) =>
        lostSeatMail(site, to, { kind, payer: PAYER }),
      ),
    ];
  },
});
