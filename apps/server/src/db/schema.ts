import type { AccountTables } from './tables/accounts.ts';
import type { AuditTables } from './tables/audit.ts';
import type { BillingTables } from './tables/billing.ts';
import type { ConsultationTables } from './tables/consultations.ts';
import type { ContentTables } from './tables/content.ts';
import type { IncomingTables } from './tables/incoming.ts';
import type { MemberAreaTables } from './tables/member-area.ts';
import type { OperationTables } from './tables/operations.ts';
import type { PlanTables } from './tables/plans.ts';
import type { PledgeTables } from './tables/pledges.ts';
import type { SecondFactorTables } from './tables/second-factors.ts';
import type { VoteTables } from './tables/votes.ts';

/** All tables. Times are ISO 8601 text in UTC and booleans are 0 or 1, on both databases. */
export interface Tables
  extends AccountTables,
    AuditTables,
    BillingTables,
    PlanTables,
    ConsultationTables,
    ContentTables,
    IncomingTables,
    MemberAreaTables,
    OperationTables,
    PledgeTables,
    SecondFactorTables,
    VoteTables {
  migrations: { name: string; applied_at: string };
  installation: { key: string; value: string };
}
