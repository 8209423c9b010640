import type { Migration } from '../migration.ts';
import { installation } from './0001-installation.ts';
import { content } from './0002-content.ts';
import { search } from './0003-search.ts';
import { accounts } from './0004-accounts.ts';
import { billing } from './0005-billing.ts';
import { memberArea } from './0006-member-area.ts';
import { emailChange } from './0007-email-change.ts';
import { contentChanges } from './0008-content-changes.ts';
import { firstPublication } from './0009-first-publication.ts';
import { oldSlugs } from './0010-old-slugs.ts';
import { refreshTokenReuse } from './0011-refresh-token-reuse.ts';
import { accountHardening } from './0012-account-hardening.ts';
import { searchPrefixes } from './0013-search-prefixes.ts';
import { emailUndo } from './0014-email-undo.ts';
import { accountDeletions } from './0015-account-deletions.ts';
import { sessionProofs } from './0016-session-proofs.ts';
import { staffRoles } from './0017-staff-roles.ts';
import { auditLog } from './0018-audit-log.ts';
import { securityEvents } from './0020-security-events.ts';
import { secondFactors } from './0021-second-factors.ts';
import { staffSince } from './0022-staff-since.ts';
import { emailConfirmation } from './0024-email-confirmation.ts';
import { rateLimits } from './0027-rate-limits.ts';
import { memberLanguage } from './0028-member-language.ts';
import { contentLocales } from './0030-content-locales.ts';
import { contentEntries } from './0031-content-entries.ts';
import { messageOverrides } from './0034-message-overrides.ts';
import { scheduledChanges } from './0036-scheduled-changes.ts';
import { fileUses } from './0037-file-uses.ts';
import { fileReplacement } from './0045-file-replacement.ts';
import { siteSettings } from './0049-site-settings.ts';
import { starterItems } from './0050-starter-items.ts';
import { jobs } from './0051-jobs.ts';
import { apiTokens } from './0053-api-tokens.ts';
import { previewLinks } from './0055-preview-links.ts';
import { imports } from './0058-imports.ts';
import { authorAccounts } from './0066-author-accounts.ts';
import { members } from './0067-members.ts';
import { mailReplies } from './0068-mail-replies.ts';
import { ledger } from './0073-ledger.ts';
import { redirectVisits } from './0077-redirect-visits.ts';
import { importJobs } from './0084-import-jobs.ts';
import { entryCounts } from './0087-entry-counts.ts';
import { reviewers } from './0088-reviewers.ts';
import { plans } from './0089-plans.ts';
import { editions } from './0091-editions.ts';
import { coupons } from './0093-coupons.ts';
import { planMoves } from './0094-plan-moves.ts';
import { mirror } from './0095-mirror.ts';
import { mirrorHints } from './0096-mirror-hints.ts';
import { mirrorRemovals } from './0098-mirror-removals.ts';
import { revenue } from './0100-revenue.ts';
import { disputes } from './0101-disputes.ts';
import { editionFiles } from './0104-edition-files.ts';
import { consultations } from './0110-consultations.ts';
import { mirroredDrafts } from './0111-mirrored-drafts.ts';
import { votes } from './0118-votes.ts';
import { scheduledPlanChanges } from './0119-scheduled-plan-changes.ts';
import { pauses } from './0120-pauses.ts';
import { pledges } from './0124-pledges.ts';
import { voteErasure } from './0127-vote-erasure.ts';
import { memberSegments } from './0130-member-segments.ts';
import { planGrants } from './0131-plan-grants.ts';
import { gifts } from './0132-gifts.ts';
import { consultationMails } from './0134-consultation-mails.ts';
import { planSwaps } from './0135-plan-swaps.ts';
import { schedulesToRestore } from './0137-schedules-to-restore.ts';
import { quantities } from './0138-quantities.ts';
import { seats } from './0139-seats.ts';
import { memberSince } from './0143-member-since.ts';
import { announcedRolls } from './0144-announced-rolls.ts';
import { voteChanges } from './0145-vote-changes.ts';
import { linksOfMembers } from './0147-links-of-members.ts';
import { terminalImports } from './0150-terminal-imports.ts';
import { searchSpellings } from './0156-search-spellings.ts';
import { ownPages } from './0157-pages.ts';
import { paywalls } from './0158-paywalls.ts';
import { newsletters } from './0159-newsletters.ts';
import { webhooks } from './0170-webhooks.ts';
import { mailings } from './0180-mailings.ts';
import { readership } from './0220-readership.ts';
import { provedMailings } from './0221-proved-mailings.ts';

/** In the order in which they are applied. Append only: a released migration never changes. */
export const migrations: readonly Migration[] = [
  installation,
  content,
  search,
  accounts,
  billing,
  memberArea,
  emailChange,
  contentChanges,
  firstPublication,
  oldSlugs,
  refreshTokenReuse,
  accountHardening,
  searchPrefixes,
  emailUndo,
  accountDeletions,
  sessionProofs,
  staffRoles,
  auditLog,
  securityEvents,
  secondFactors,
  staffSince,
  emailConfirmation,
  rateLimits,
  memberLanguage,
  contentLocales,
  contentEntries,
  messageOverrides,
  scheduledChanges,
  fileUses,
  fileReplacement,
  siteSettings,
  starterItems,
  jobs,
  apiTokens,
  previewLinks,
  imports,
  authorAccounts,
  members,
  mailReplies,
  entryCounts,
  redirectVisits,
  importJobs,
  ledger,
  plans,
  reviewers,
  editions,
  mirror,
  mirrorHints,
  coupons,
  planMoves,
  consultations,
  revenue,
  disputes,
  mirrorRemovals,
  editionFiles,
  votes,
  mirroredDrafts,
  voteErasure,
  pledges,
  memberSegments,
  scheduledPlanChanges,
  pauses,
  planGrants,
  schedulesToRestore,
  consultationMails,
  planSwaps,
  gifts,
  quantities,
  seats,
  memberSince,
  announcedRolls,
  voteChanges,
  linksOfMembers,
  terminalImports,
  searchSpellings,
  ownPages,
  paywalls,
  newsletters,
  webhooks,
  mailings,
  readership,
  provedMailings,
];
