import type { Logger } from 'pino';
import type { ImportContext } from '../imports/index.ts';
import type { StrapiClient } from './strapi/strapi-client.ts';

/** The name of the origin in the notes about imported entries. The same for every address that a Strapi has had. */
export const SOURCE = 'strapi';

export interface MirrorContext {
  readonly imports: ImportContext;
  readonly client: StrapiClient;
  /** The language of the texts here. */
  readonly locale: string;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
}
