import { messageReference } from '@rostra/messages';
import type { Db } from '../../db/client.ts';
import type { AccountHooks } from '../../feature.ts';
import { findContributionsOf, findSupportsOf } from './contributions.repo.ts';
import { wantsMails } from './notifications/opening-mails.repo.ts';

/** The database removes the name from contributions when the account is deleted. */
export const consultationAccountHooks = ({ queries }: Db): AccountHooks => ({
  name: 'consultations',
  exportData: async (userId) => ({
    contributions: await findContributionsOf(queries, userId),
    supported: await findSupportsOf(queries, userId),
    wantsMailsOfOpenings: await wantsMails(queries, userId),
  }),
  describeDeletion: async (userId) =>
    (await findContributionsOf(queries, userId)).length > 0
      ? [messageReference('consultations-server', 'deletionKeepsTexts')]
      : [],
});
