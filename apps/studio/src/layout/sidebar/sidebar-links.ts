import type { Capability, StudioCollection } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { type IconProps, MenuIcon } from '@rostra/ui';
import type { ComponentType } from 'react';
import { listPath } from '../../lib/content/entry-paths.ts';
import {
  AuditIcon,
  AuthorIcon,
  CalendarIcon,
  ConsultationIcon,
  CouponIcon,
  DashboardIcon,
  FolderIcon,
  GiftIcon,
  ImportIcon,
  MailIcon,
  MediaIcon,
  MemberContentIcon,
  MembersIcon,
  MoneyIcon,
  NewsletterIcon,
  PageIcon,
  PlansIcon,
  PledgeIcon,
  PolicyIcon,
  PostIcon,
  ReadersIcon,
  RedirectIcon,
  SettingsIcon,
  StaffIcon,
  StatusIcon,
  TagIcon,
  TokenIcon,
  VoteIcon,
  WebhookIcon,
  WordingIcon,
} from '../../lib/icons.tsx';

const groupNames = ['start', 'content', 'participation', 'membership', 'subjects', 'site'] as const;

/** Its heading is the message `group.<name>`; the first group has none. */
export type SidebarGroupName = (typeof groupNames)[number];

export interface SidebarLink {
  group: SidebarGroupName;
  /** Its label is the message `nav.<name>`, or made of the name. */
  name: string;
  href: string;
  icon: ComponentType<IconProps>;
  /** Without it, for everybody with a role. */
  needs?: Capability;
  feature?: 'blog' | 'memberContent' | 'newsletters';
}

const start: readonly SidebarLink[] = [
  { name: 'dashboard', group: 'start', href: studioPath, icon: DashboardIcon },
  {
    name: 'calendar',
    group: 'start',
    href: `${studioPath}/calendar`,
    icon: CalendarIcon,
    needs: 'content.draft',
  },
  {
    name: 'readers',
    group: 'start',
    href: `${studioPath}/readers`,
    icon: ReadersIcon,
    needs: 'content.draft',
  },
];

/** Screens about the entries of a collection, below its list. */
const related: Readonly<Record<string, readonly SidebarLink[]>> = {
  policies: [
    {
      name: 'consultations',
      group: 'participation',
      href: `${studioPath}/consultations`,
      icon: ConsultationIcon,
      needs: 'content.edit',
    },
    {
      name: 'votes',
      group: 'participation',
      href: `${studioPath}/votes`,
      icon: VoteIcon,
      needs: 'content.edit',
    },
    {
      name: 'pledges',
      group: 'participation',
      href: `${studioPath}/pledges`,
      icon: PledgeIcon,
      needs: 'content.edit',
    },
  ],
};

const icons: Readonly<Record<string, SidebarLink['icon']>> = {
  'blog-posts': PostIcon,
  policies: PolicyIcon,
  'member-contents': MemberContentIcon,
};

/** The list of a collection. */
function collectionLink({ kind, section, feature }: StudioCollection): SidebarLink {
  return {
    name: section.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    group: 'content',
    href: listPath(section),
    icon: icons[kind] ?? PageIcon,
    needs: 'content.draft',
    ...(feature ? { feature } : {}),
  };
}

const others: readonly SidebarLink[] = [
  {
    name: 'media',
    group: 'content',
    href: `${studioPath}/media`,
    icon: MediaIcon,
    needs: 'media.upload',
  },
  {
    name: 'mainPages',
    group: 'site',
    href: `${studioPath}/main-pages`,
    icon: PageIcon,
    needs: 'content.edit',
  },
  {
    name: 'categories',
    group: 'subjects',
    href: `${studioPath}/categories`,
    icon: FolderIcon,
    needs: 'content.edit',
  },
  {
    name: 'tags',
    group: 'subjects',
    href: `${studioPath}/tags`,
    icon: TagIcon,
    needs: 'content.edit',
  },
  {
    name: 'authors',
    group: 'subjects',
    href: `${studioPath}/authors`,
    icon: AuthorIcon,
    needs: 'content.edit',
  },
  {
    name: 'members',
    group: 'membership',
    href: `${studioPath}/members`,
    icon: MembersIcon,
    needs: 'members.read',
  },
  {
    name: 'newsletters',
    group: 'membership',
    href: `${studioPath}/newsletters`,
    icon: NewsletterIcon,
    needs: 'content.edit',
    feature: 'newsletters',
  },
  {
    name: 'money',
    group: 'membership',
    href: `${studioPath}/money`,
    icon: MoneyIcon,
    needs: 'money.read',
  },
  {
    name: 'plans',
    group: 'membership',
    href: `${studioPath}/plans`,
    icon: PlansIcon,
    needs: 'plans.manage',
  },
  {
    name: 'coupons',
    group: 'membership',
    href: `${studioPath}/coupons`,
    icon: CouponIcon,
    needs: 'plans.manage',
  },
  {
    name: 'gifts',
    group: 'membership',
    href: `${studioPath}/gifts`,
    icon: GiftIcon,
    needs: 'plans.manage',
  },
  {
    name: 'mails',
    group: 'site',
    href: `${studioPath}/mails`,
    icon: MailIcon,
    needs: 'mails.manage',
  },
  {
    name: 'staff',
    group: 'site',
    href: `${studioPath}/staff`,
    icon: StaffIcon,
    needs: 'staff.manage',
  },
  {
    name: 'audit',
    group: 'site',
    href: `${studioPath}/audit`,
    icon: AuditIcon,
    needs: 'audit.read',
  },
  {
    name: 'status',
    group: 'site',
    href: `${studioPath}/status`,
    icon: StatusIcon,
    needs: 'site.monitor',
  },
  {
    name: 'imports',
    group: 'site',
    href: `${studioPath}/imports`,
    icon: ImportIcon,
    needs: 'site.import',
  },
  {
    name: 'tokens',
    group: 'site',
    href: `${studioPath}/tokens`,
    icon: TokenIcon,
    needs: 'tokens.manage',
  },
  {
    name: 'webhooks',
    group: 'site',
    href: `${studioPath}/webhooks`,
    icon: WebhookIcon,
    needs: 'webhooks.manage',
  },
  {
    name: 'wording',
    group: 'site',
    href: `${studioPath}/wording`,
    icon: WordingIcon,
    needs: 'messages.edit',
  },
  {
    name: 'menus',
    group: 'site',
    href: `${studioPath}/menus`,
    icon: MenuIcon,
    needs: 'settings.edit',
  },
  {
    name: 'redirects',
    group: 'site',
    href: `${studioPath}/redirects`,
    icon: RedirectIcon,
    needs: 'settings.edit',
  },
  {
    name: 'settings',
    group: 'site',
    href: `${studioPath}/settings`,
    icon: SettingsIcon,
    needs: 'settings.edit',
  },
];

interface Situation {
  can: (capability: Capability) => boolean;
  collections: readonly StudioCollection[];
  features: Readonly<Record<'blog' | 'memberContent' | 'newsletters', boolean>>;
}

/** The screens that this person can use on this site. */
export function sidebarLinks({ can, collections, features }: Situation): readonly SidebarLink[] {
  const lists = collections.flatMap((collection) => [
    collectionLink(collection),
    ...(related[collection.kind] ?? []),
  ]);
  return [...start, ...lists, ...others].filter(
    ({ needs, feature }) => (!needs || can(needs)) && (!feature || features[feature]),
  );
}

/** The same screens in their groups, without groups that would be empty. */
export function sidebarGroups(situation: Situation) {
  const shown = sidebarLinks(situation);
  return groupNames
    .map((name) => ({ name, links: shown.filter(({ group }) => group === name) }))
    .filter((group) => group.links.length > 0);
}
