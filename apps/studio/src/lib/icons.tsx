import { Icon, type IconProps } from '@rostra/ui';

export const DashboardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h7v8H4zM13 5h7v5h-7zM13 13h7v6h-7zM4 16h7v3H4z" />
  </Icon>
);

export const PostIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />
  </Icon>
);

export const PolicyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 9.5 12 4l9 5.5zM5 9.5V18M10 9.5V18M14 9.5V18M19 9.5V18M3 20h18" />
  </Icon>
);

export const ConsultationIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 4h12v8H8l-3 3v-3H3zM18 9h3v8h-2v3l-3-3H9v-2" />
  </Icon>
);

export const VoteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12v8h16v-8M4 12h4M16 12h4M8 15V4h8v11M10 8l2 2 3-4" />
  </Icon>
);

export const PledgeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 21V4h13l-3 4 3 4H5M8.5 8l1.5 1.5L13 6.5" />
  </Icon>
);

export const MemberContentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6" />
  </Icon>
);

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 20 20" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const PanelIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v14H4zM14.5 5v14" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 2.5 20h19zM12 10v5M12 17.5v.5" />
  </Icon>
);

export const DocumentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3h8l4 4v14H6zM14 3v4h4" />
  </Icon>
);

export const MediaIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01" />
  </Icon>
);

export const FolderIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6h6l2 2h10v11H3z" />
  </Icon>
);

export const TagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5zM8.5 8.5h.01" />
  </Icon>
);

export const KeyboardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M8.5 14h7" />
  </Icon>
);

export const AuthorIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M5 20c.5-4 3.5-6 7-6s6.5 2 7 6" />
  </Icon>
);

export const PageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4h16v16H4zM4 9h16M8 13h8M8 16h5" />
  </Icon>
);

export const StaffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3 19c.5-3.5 3-5 6-5s5.5 1.5 6 5M16 11a2.5 2.5 0 1 0-1-4.8M17 14c2.5.3 3.7 2 4 5" />
  </Icon>
);

export const MembersIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v14H4zM9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6 16c.4-1.8 1.6-2.5 3-2.5s2.6.7 3 2.5M14.5 10H18M14.5 14H18" />
  </Icon>
);

export const MoneyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6h18v12H3zM3 10h18M7 15h3" />
  </Icon>
);

export const PlansIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20v-7h4v7zM10 20V9h4v11zM16 20V4h4v16z" />
  </Icon>
);

export const CouponIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM9 15l6-6M9.5 9.5h0M14.5 14.5h0" />
  </Icon>
);

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7c-5 0-5-4-3-4s3 4 3 4c5 0 5-4 3-4s-3 4-3 4" />
  </Icon>
);

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h16v12H4zM4 7l8 6 8-6" />
  </Icon>
);

export const NewsletterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10v10h16V10M4 10l8 6 8-6M7 12V4h10v8M10 7h4M10 10h4" />
  </Icon>
);

export const StatusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 12h4l3-7 4 14 3-7h4" />
  </Icon>
);

export const ReadersIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20h16M6 20v-6M11 20V9M16 20V4" />
  </Icon>
);

export const ImportIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3v11M7.5 10 12 14.5 16.5 10M4 15v5h16v-5" />
  </Icon>
);

export const TokenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 12h9M17 12v4M20 12v3" />
  </Icon>
);

export const WebhookIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 8a3 3 0 1 1 5 2l3 5M7 13a3 3 0 1 0 3 4h7M11 10l-4 6M17 14a3 3 0 1 1-2 5" />
  </Icon>
);

export const AuditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 8v4l3 2M12 4a8 8 0 1 1-7.4 5M4 4v5h5" />
  </Icon>
);

export const WordingIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 18 8.5 6h1L14 18M5.5 14h7M17 10v8M17 12.5c1-2 4-2 4 .5V18" />
  </Icon>
);

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
  </Icon>
);

export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5" />
  </Icon>
);

export const RedirectIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 19v-6a4 4 0 0 1 4-4h11M14 4l5 5-5 5" />
  </Icon>
);
