import dates from '../english/dates.ts';
import mail from '../english/mail.ts';
import passwordRecovery from '../english/password-recovery.ts';
import passwordRecoveryServer from '../english/password-recovery-server.ts';
import plans from '../english/plans.ts';

/** The English messages by feature. They define which messages exist and which values each one takes. */
export const english = {
  dates,
  mail,
  'password-recovery': passwordRecovery,
  'password-recovery-server': passwordRecoveryServer,
  plans,
} as const;

export type English = typeof english;
export type MessageFeature = keyof English;
export type MessageKey<Feature extends MessageFeature> = keyof English[Feature] & string;
