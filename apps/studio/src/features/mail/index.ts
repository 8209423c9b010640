export { MailBadge } from './mail-badge.tsx';
export { useMailKind } from './use-mail-kind.ts';
