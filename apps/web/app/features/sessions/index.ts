export type { SessionUser } from '@rostra/browser/session';
export { GuestsOnly } from './access/guests-only.tsx';
export { RequireMember } from './access/require-member.tsx';
export { pictureUrl, useDisplayName } from './display-name.ts';
export { JoinButton } from './login/join-button.tsx';
export { LoginLink } from './login/login-link.tsx';
export { PlanLink } from './login/plan-link.tsx';
export { useRequestedPlan } from './login/use-requested-plan.ts';
export { ProofProvider } from './proof/proof-provider.tsx';
export { isRoleSuspended } from './session/is-role-suspended.ts';
export { useContinueLogin } from './session/use-continue-login.ts';
export {
  SessionProvider,
  useApi,
  useLogOut,
  useSession,
  useSessionSource,
} from './session/use-session.tsx';
