import { PASSWORD_MIN } from '@rostra/contract';

/** Help text for every field in which a new password is chosen. */
export const PASSWORD_HELP = `At least ${PASSWORD_MIN} characters. A phrase you can remember is better than a short, complicated password.`;
