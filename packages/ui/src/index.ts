export { Avatar, type AvatarProps, initialsOf } from './avatar.tsx';
export { Badge, type BadgeProps } from './badge.tsx';
export { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
export {
  Button,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
  LinkButton,
  type LinkButtonProps,
} from './button.tsx';
export { Card } from './card.tsx';
export { cx } from './cx.ts';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export * from './icons.tsx';
export { Link, type LinkProps, LinkProvider, TextLink, textLinkClass } from './link.tsx';
export { Loading, type LoadingProps } from './loading.tsx';
export { DropdownMenu, type DropdownMenuProps } from './menu/dropdown-menu.tsx';
export type { MenuItem } from './menu/menu-item.ts';
export { Notice, type NoticeProps, type Tone } from './notice.tsx';
export { Pagination, type PaginationProps, pagesToShow } from './pagination.tsx';
export { Prose, type ProseProps } from './prose.tsx';
export { RetryNotice, type RetryNoticeProps } from './retry-notice.tsx';
export {
  ArticleSkeleton,
  DashboardSkeleton,
  FormSkeleton,
  ListSkeleton,
  Skeleton,
} from './skeleton.tsx';
export { SkipLink } from './skip-link.tsx';
export { Spinner, type SpinnerProps } from './spinner.tsx';
export {
  createToastStore,
  TOAST_DURATION_MS,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  type ToastAction,
  type ToastContent,
  type ToastEntry,
  type ToastStore,
  type ToastVariant,
} from './toast/toast-store.ts';
export {
  Toaster,
  ToastProvider,
  type ToastProviderProps,
  usePreloadedToasts,
  useToast,
} from './toast/toaster.tsx';
