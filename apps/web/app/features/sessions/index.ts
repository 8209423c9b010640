export { displayName } from './display-name.ts';
export { JoinButton } from './join-button.tsx';
export { RequireMember } from './require-member.tsx';
export type { Session, SessionSource, SessionUser } from './session.ts';
export { SessionProvider, useLogOut, useSession, useSessionSource } from './use-session.tsx';
