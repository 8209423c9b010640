import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { BulkMailer } from '../adapters/mailer/bulk/bulk-mailer.ts';
import type { Mailer } from '../adapters/mailer/mailer.ts';
import type { Metrics } from '../adapters/metrics/metrics.ts';
import type { PaymentsAccess } from '../adapters/payments/index.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import type { Tracing } from '../adapters/tracing/tracing.ts';
import type { Db } from '../db/client.ts';
import type { ReadTime } from '../db/clock/database-time.ts';
import type { Env } from '../env.ts';
import type { AccountHooks } from '../feature.ts';
import type { PasswordHasher } from '../features/accounts/index.ts';
import type { Collection, EntitlementOf } from '../features/content/index.ts';
import type { DevelopmentAccess } from '../http/access/development-access.ts';
import type { Web } from '../plugins/pages/web.ts';
import type { SecurityOptions } from '../plugins/security-headers.ts';
import type { Studio } from '../plugins/studio/studio.ts';

/** Everything that the app does not create itself. */
export interface Deps {
  env: Env;
  db: Db;
  logger: Logger;
  /** Undefined unless METRICS_PORT is set. */
  metrics?: Metrics | undefined;
  /** Undefined unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
  tracing?: Tracing | undefined;
  storage: Storage;
  web: Web;
  /** The staff's app. Undefined in tests of the API. */
  studio?: Studio | undefined;
  now: () => Date;
  /** False in all but one of several processes on a machine, so that background work is done once. */
  isFirstProcess?: boolean;
  /** Called when staff have chosen other languages than this process has. It has to begin again. */
  onLanguagesChanged?: () => void;
  /** Signs access tokens and encrypts pending mails. The same in every process of an installation. */
  secret: string;
  /** Sends mails; without one they stay in the outbox. */
  mailer?: Mailer | undefined;
  /** Sends mailings over connections of its own. */
  bulkMailer?: BulkMailer | undefined;
  hasher: PasswordHasher;
  /** Grants access to the mailbox page and the sandbox's control page. Undefined on a public site. */
  development?: DevelopmentAccess | undefined;
  /** Replaces billing as the source of a member's plan. */
  entitlementOf?: EntitlementOf;
  /** Replaces the clock of the database. */
  readTime?: ReadTime;
  /** Undefined in simulated mode: then billing has only the calls about plans and settings. */
  payments?: PaymentsAccess | undefined;
  /** Content types in addition to those of the features. */
  extraCollections?: readonly Collection[];
  /** Account hooks in addition to those of the features. */
  extraAccountHooks?: readonly AccountHooks[];
  /** Vite's middleware in development. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Relaxes the content security policy in development. */
  developmentCsp?: Pick<SecurityOptions, 'allowStyleElements' | 'connectOrigins'>;
}
