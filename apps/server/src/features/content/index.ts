export { exportDownloads } from './attachments/export-downloads.ts';
export type { ContentDeps } from './content-deps.ts';
export { type ContentService, createContentService } from './content-service.ts';
export type { Reader } from './declare/reader.ts';
export { contentFeature } from './feature.ts';
export type { EntitlementOf } from './find-reader.ts';
export { matchMemberContents } from './search/match-member-contents.ts';
export { seedContent } from './seed/seed-content.ts';
export { getFilePlace, linkFiles } from './write/link-files.ts';
