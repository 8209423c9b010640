import type { Capability } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import type { IconProps } from '@rostra/ui';
import type { ComponentType } from 'react';
import {
  AuditIcon,
  AuthorIcon,
  CalendarIcon,
  DeskIcon,
  FolderIcon,
  MediaIcon,
  MemberContentIcon,
  PageIcon,
  PolicyIcon,
  PostIcon,
  SettingsIcon,
  StaffIcon,
  StatusIcon,
  TagIcon,
  TokenIcon,
  WordingIcon,
} from './icons.tsx';

export interface RailLink {
  /** Its label is the message `nav.<name>`. */
  name:
    | 'desk'
    | 'calendar'
    | 'posts'
    | 'policies'
    | 'memberContents'
    | 'media'
    | 'pages'
    | 'categories'
    | 'tags'
    | 'authors'
    | 'staff'
    | 'audit'
    | 'status'
    | 'tokens'
    | 'wording'
    | 'settings';
  href: string;
  icon: ComponentType<IconProps>;
  /** Without it, for everybody with a role. */
  needs?: Capability;
  feature?: 'blog' | 'memberContent';
}

const links: readonly RailLink[] = [
  { name: 'desk', href: studioPath, icon: DeskIcon },
  {
    name: 'calendar',
    href: `${studioPath}/calendar`,
    icon: CalendarIcon,
    needs: 'content.draft',
  },
  {
    name: 'posts',
    href: `${studioPath}/posts`,
    icon: PostIcon,
    needs: 'content.draft',
    feature: 'blog',
  },
  { name: 'policies', href: `${studioPath}/policies`, icon: PolicyIcon, needs: 'content.draft' },
  {
    name: 'memberContents',
    href: `${studioPath}/member-contents`,
    icon: MemberContentIcon,
    needs: 'content.draft',
    feature: 'memberContent',
  },
  { name: 'media', href: `${studioPath}/media`, icon: MediaIcon, needs: 'media.upload' },
  { name: 'pages', href: `${studioPath}/pages`, icon: PageIcon, needs: 'content.edit' },
  { name: 'categories', href: `${studioPath}/categories`, icon: FolderIcon, needs: 'content.edit' },
  { name: 'tags', href: `${studioPath}/tags`, icon: TagIcon, needs: 'content.edit' },
  { name: 'authors', href: `${studioPath}/authors`, icon: AuthorIcon, needs: 'content.edit' },
  { name: 'staff', href: `${studioPath}/staff`, icon: StaffIcon, needs: 'staff.manage' },
  { name: 'audit', href: `${studioPath}/audit`, icon: AuditIcon, needs: 'audit.read' },
  { name: 'status', href: `${studioPath}/status`, icon: StatusIcon, needs: 'site.monitor' },
  { name: 'tokens', href: `${studioPath}/tokens`, icon: TokenIcon, needs: 'tokens.manage' },
  { name: 'wording', href: `${studioPath}/wording`, icon: WordingIcon, needs: 'messages.edit' },
  { name: 'settings', href: `${studioPath}/settings`, icon: SettingsIcon, needs: 'settings.edit' },
];

interface Situation {
  can: (capability: Capability) => boolean;
  features: Readonly<Record<'blog' | 'memberContent', boolean>>;
}

/** The screens that this person can use on this site. */
export const railLinks = ({ can, features }: Situation): readonly RailLink[] =>
  links.filter(({ needs, feature }) => (!needs || can(needs)) && (!feature || features[feature]));
