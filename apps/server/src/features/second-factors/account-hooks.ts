import type { AccountHooks } from '../../feature.ts';
import type { SecondFactorContext } from './context.ts';
import { describeFactors } from './describe-factors.ts';
import { deletePendingLoginsOf } from './login/pending-logins.repo.ts';

/** A login that was started with the old password cannot be completed. The export contains no secrets. */
export const secondFactorsAccountHooks = (context: SecondFactorContext) =>
  ({
    name: 'secondFactors',
    onPasswordChange: deletePendingLoginsOf,
    exportData: async (userId) => {
      const { canAddPasskeys: _, ...stored } = await describeFactors(context, userId);
      return stored;
    },
  }) satisfies AccountHooks;
