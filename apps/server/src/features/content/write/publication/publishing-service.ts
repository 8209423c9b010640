import type { ContentService } from '../../content-service.ts';

/** What publishing and unpublishing needs. */
export type PublishingService = Pick<ContentService, 'editionUses' | 'entries' | 'index'>;
