import type { AccountTables } from './tables/accounts.ts';
import type { AuditTables } from './tables/audit.ts';
import type { BillingTables } from './tables/billing/payments.ts';
import type { PlanTables } from './tables/billing/plans.ts';
import type { BlogTables } from './tables/blog.ts';
import type { ConsultationTables } from './tables/consultations.ts';
import type { ContentTables } from './tables/content.ts';
import type { DbTables } from './tables/db.ts';
import type { EmailChangeTables } from './tables/email-change.ts';
import type { EmailConfirmationTables } from './tables/email-confirmation.ts';
import type { ImportsTables } from './tables/imports.ts';
import type { MailTables } from './tables/mail.ts';
import type { MediaTables } from './tables/media.ts';
import type { MemberContentTables } from './tables/member-content.ts';
import type { MembersTables } from './tables/members.ts';
import type { MirrorTables } from './tables/mirror.ts';
import type { NewsletterTables } from './tables/newsletters.ts';
import type { NotificationsTables } from './tables/notifications.ts';
import type { PagesTables } from './tables/pages.ts';
import type { PasswordRecoveryTables } from './tables/password-recovery.ts';
import type { PledgeTables } from './tables/pledges.ts';
import type { PluginsTables } from './tables/plugins.ts';
import type { PoliciesTables } from './tables/policies.ts';
import type { PreviewTables } from './tables/preview.ts';
import type { ProfileTables } from './tables/profile.ts';
import type { ReadershipTables } from './tables/readership.ts';
import type { ReadingTables } from './tables/reading.ts';
import type { SearchTables } from './tables/search.ts';
import type { SecondFactorTables } from './tables/second-factors.ts';
import type { SessionsTables } from './tables/sessions.ts';
import type { SiteTables } from './tables/site.ts';
import type { StaffTables } from './tables/staff.ts';
import type { StudioTables } from './tables/studio.ts';
import type { VoteTables } from './tables/votes.ts';
import type { WebhookTables } from './tables/webhooks.ts';

/**
 * All tables. Times are ISO 8601 text in UTC and booleans are 0 or 1, on both databases. The file of a table is named after
 * the feature that owns it, and only the owner writes to it (`table-owners.test.mjs`).
 */
export interface Tables
  extends AccountTables,
    AuditTables,
    BillingTables,
    BlogTables,
    ConsultationTables,
    ContentTables,
    DbTables,
    EmailChangeTables,
    EmailConfirmationTables,
    ImportsTables,
    MailTables,
    MediaTables,
    MemberContentTables,
    MembersTables,
    MirrorTables,
    NewsletterTables,
    NotificationsTables,
    PagesTables,
    PasswordRecoveryTables,
    PlanTables,
    PledgeTables,
    PluginsTables,
    PoliciesTables,
    PreviewTables,
    ProfileTables,
    ReadershipTables,
    ReadingTables,
    SearchTables,
    SecondFactorTables,
    SessionsTables,
    SiteTables,
    StaffTables,
    StudioTables,
    VoteTables,
    WebhookTables {}
