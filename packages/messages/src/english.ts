import dates from '../english/dates.ts';
import passwordRecovery from '../english/password-recovery.ts';
import plans from '../english/plans.ts';

/** The English messages by feature. They define which messages exist and which values each one takes. */
export const english = {
  dates,
  'password-recovery': passwordRecovery,
  plans,
} as const;

export type English = typeof english;
export type MessageFeature = keyof English;
export type MessageKey<Feature extends MessageFeature> = keyof English[Feature] & string;
