export { displayName, pictureUrl } from './display-name.ts';
export { JoinButton } from './join-button.tsx';
export { PlanLink } from './plan-link.tsx';
export { RequireMember } from './require-member.tsx';
export type { Session, SessionSource, SessionUser } from './session.ts';
export {
  SessionProvider,
  useApi,
  useLogOut,
  useSession,
  useSessionSource,
} from './use-session.tsx';
export { useWantedPlan } from './use-wanted-plan.ts';
export { VisitorsOnly } from './visitors-only.tsx';
export { WayInLink } from './way-in-link.tsx';
