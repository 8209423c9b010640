import { Icon, type IconProps } from '@rostra/ui';

export const DeskIcon = (props: IconProps) => (
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
