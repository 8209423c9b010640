export { cleanUpDownloads } from './attachments/clean-up-downloads.ts';
export { exportDownloads } from './attachments/export-downloads.ts';
export type { ContentDeps } from './content-deps.ts';
export { type ContentService, createContentService } from './content-service.ts';
export type { Reader } from './declare/reader.ts';
export type { EntitlementOf } from './find-reader.ts';
export { contentRoutes } from './routes.ts';
export { matchMemberContents } from './search/match-member-contents.ts';
export { seedContent } from './seed/seed-content.ts';
