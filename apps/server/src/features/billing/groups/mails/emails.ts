import { SEAT_INVITATION_DAYS } from '@rostra/contract';
import { linkWith, pages, pathTo } from '@rostra/contract/pages';
import type { LocalSite } from '../../../../languages/site.ts';
import { type Mail, renderMail } from '../../../mail/index.ts';

interface Invitation {
  to: string;
  payer: string;
  plan: string;
  code: string;
}

export function seatInvitationMail(site: LocalSite, { to, payer, plan, code }: Invitation): Mail {
  const t = site.messages.of('groups-server');
  return {
    kind: 'seat-invitation',
    to,
    subject: t('invitationSubject', { payer, site: site.name }),
    ...renderMail({
      site,
      title: t('invitationTitle', { plan }),
      paragraphs: [
        t('invitation', { payer, plan, site: site.name }),
        t('invitationAccount'),
        t('invitationIgnore', { days: SEAT_INVITATION_DAYS }),
      ],
      action: {
        label: t('invitationAction'),
        url: site.url + linkWith(pages.seatInvitation, 'code', code),
      },
    }),
  };
}

interface Lost {
  kind: 'group-ended' | 'seat-removed';
  payer: string;
}

export function lostSeatText(site: LocalSite, { kind, payer }: Lost) {
  const t = site.messages.of('groups-server');
  return kind === 'group-ended'
    ? { title: t('endedTitle'), sentences: [t('ended', { payer }), t('ownPlan')] }
    : { title: t('removedTitle'), sentences: [t('removed', { payer }), t('ownPlan')] };
}

export function lostSeatMail(site: LocalSite, to: string, lost: Lost): Mail {
  const { title, sentences } = lostSeatText(site, lost);
  const t = site.messages.of('groups-server');
  return {
    kind: lost.kind,
    to,
    subject: t('subject', { title, site: site.name }),
    ...renderMail({
      site,
      title,
      paragraphs: sentences,
      action: { label: t('viewPlans'), url: site.url + pathTo(pages.subscription) },
    }),
  };
}
