import type { Seal } from '../../crypto/seal.ts';
import type { LoginContext } from '../sessions/index.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';
import type { StaffDeadline } from './staff/staff-deadline.ts';

/** What the use cases of second factors need. */
export interface SecondFactorContext extends LoginContext {
  /** Encrypts the secrets of authenticator apps. */
  seal: Seal;
  /** Recovery codes are stored as a keyed hash: they are short enough to be typed. */
  recoveryKey: Buffer;
  relyingParty: RelyingParty;
  staffDeadline: StaffDeadline;
}
