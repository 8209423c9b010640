import type { Queries } from '../../../db/client.ts';
import { deleteSetupPending, hasSetupPending } from './setup-key.ts';

/** Whether the owner still has to go through the first steps in the studio. */
export const areFirstStepsPending = (queries: Queries): Promise<boolean> =>
  hasSetupPending(queries);

export const finishFirstSteps = (queries: Queries): Promise<void> => deleteSetupPending(queries);
