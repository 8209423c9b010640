export type { ComparedText } from './compare/compare-texts.ts';
export { diffSequences } from './compare/diff-sequences.ts';
export { pairAlike } from './compare/pair-blocks.ts';
export { type ContentService, createContentService } from './content-service.ts';
export { defineCollection } from './declare/collection.ts';
export type { Collection } from './declare/declaration.ts';
export { describeCollections, studioSection } from './declare/describe-collections.ts';
export type { DocumentIndex, PublishedRow } from './declare/document-index.ts';
export type { Entry } from './declare/entry.ts';
export {
  address,
  datetime,
  freeText,
  integer,
  line,
  lines,
  markdown,
  oneOf,
  readingTime,
  slug,
  text,
  toMany,
  toOne,
} from './declare/fields.ts';
export { files } from './declare/files.ts';
export { type EntitlementOf, plansIncludedIn } from './declare/find-reader.ts';
export {
  membersWithPlan,
  openTo,
  type Reader,
  visitorReader,
} from './declare/reader.ts';
export { seo } from './declare/seo.ts';
export {
  createDocumentMaker,
  type DocumentMaker,
  LAYOUT_VERSION,
} from './documents/document-maker.ts';
export {
  type DocumentFormat,
  type DocumentTask,
  documentFormats,
} from './documents/model/document-task.ts';
export type { EditionUses } from './edition-uses.ts';
export { findNextEdition } from './editions/next-edition.ts';
export {
  type EditionRow,
  editionIds,
  findDocumentByFormerSlug,
  findEditionRow,
  findEditionVersion,
  listAllEditions,
  listEditionRows,
  listLatestEditions,
  listNewestEditions,
} from './editions/read-editions.ts';
export { cleanUpEntries } from './entries/clean-up-entries.ts';
export { emptyTrash } from './entries/empty-trash.ts';
export { findDocumentState } from './entries/find-document-state.ts';
export { findMissingFields } from './entries/find-missing-fields.ts';
export { getStaffCollection } from './entries/get-staff-collection.ts';
export {
  type EntryReference,
  getEntryRow,
  getStaffEntry,
  isOwnRequest,
} from './entries/get-staff-entry.ts';
export { fillEntries } from './entries/index/fill-entries.ts';
export { rebuildEntryWords, upgradeEntryWords } from './entries/index/rebuild-words.ts';
export { entryState } from './entries/list/entry-state.ts';
export { listOptions } from './entries/list/list-options.ts';
export { listStaffEntries } from './entries/list/list-staff-entries.ts';
export { countAllReferences } from './entries/merge/count-references.ts';
export { mergeEntries } from './entries/merge/merge-entries.ts';
export { restoreEntry } from './entries/restore-entry.ts';
export { reviewState } from './entries/review-state.ts';
export { createStaffEntry, describeEntry, saveStaffEntry } from './entries/save-staff-entry.ts';
export { setReview } from './entries/set-review.ts';
export { translateStaffEntry } from './entries/translate-staff-entry.ts';
export { trashStaffEntry } from './entries/trash-staff-entry.ts';
export { contentFeature } from './feature.ts';
export type { SitemapAddress } from './feeds/sitemap-source.ts';
export { escapeXml } from './feeds/xml.ts';
export { findVersionNumber, findWithSlug, hasDocument } from './incoming/find-existing.ts';
export { removeIncoming } from './incoming/remove-incoming.ts';
export { checkIncoming, saveIncoming } from './incoming/save-incoming.ts';
export { withdrawIncoming } from './incoming/withdraw-incoming.ts';
export { listTranslations } from './locales/list-translations.ts';
export { type LocaleScope, type Locales, localesIn, onlyIn } from './locales/locales.ts';
export { pageLocale } from './locales/page-locale.ts';
export { prepareLocales } from './locales/prepare-locales.ts';
export { NestedTooDeeply } from './markdown/check-depth.ts';
export { freePart } from './markdown/free-part.ts';
export { NO_LABELS } from './markdown/labels.ts';
export {
  buttonStyle,
  darkTheme,
  linkStyle,
  type MailLook,
  SANS,
  SERIF,
  startOf,
  TEXT_WIDTH,
  withoutMarkers,
} from './markdown/mail/mail-look.ts';
export { plainText } from './markdown/reading-minutes.ts';
export type { RenderedBlocks } from './markdown/render-source-blocks.ts';
export type { SourceBlock } from './markdown/split-blocks.ts';
export { entryPaths, publicPaths } from './pages/entry-paths.ts';
export { findTitles } from './pages/find-titles.ts';
export { openText } from './pages/open-text.ts';
export type { PageStore } from './pages/page-store.ts';
export { readBySlug } from './pages/read-by-slug.ts';
export { type DraftReference, readDraft } from './pages/read-draft.ts';
export { readAnyDraft } from './pages/read-entry-page.ts';
export { renderBlocks } from './pages/render-blocks.ts';
export { findLinkLanguage, findPictures, renderBody } from './pages/render-body.ts';
export { renderForMail, toMailImage } from './pages/render-for-mail.ts';
export { countEntries, findEntries } from './read/find-entries.ts';
export { listFiles } from './read/list-files.ts';
export { allOf, equals, hasRelated, isOneOf, orderBy } from './read/where.ts';
export { findRedirectTarget } from './redirects/find-redirect-target.ts';
export { moveAddress } from './redirects/move-address.ts';
export { putRedirect, removeRedirectsOf } from './redirects/put-redirect.ts';
export { redirectPath } from './redirects/redirect-path.ts';
export { feedRoutes } from './routes/feed-routes.ts';
export { hasPendingChange } from './schedule/has-pending-change.ts';
export { listCalendar } from './schedule/list-calendar.ts';
export { publishDue } from './schedule/publish-due.ts';
export { publishEntry, unpublishEntry } from './schedule/publish-entry.ts';
export { readChangeQueue } from './schedule/read-change-queue.ts';
export { cancelSchedule, scheduleChange } from './schedule/schedule-change.ts';
export { declineStarterContent, seedContent } from './seed/seed-content.ts';
export type { SeedDeps } from './seed/seed-deps.ts';
export { hasOwnText } from './seed/starter/has-own-text.ts';
export {
  countStarterEntries,
  removeStarterEntries,
  removeStarterEntry,
} from './seed/starter/remove-starter-entries.ts';
export {
  findStarterPlaces,
  forgetStarterItems,
  listStarterItems,
  recordStarterItem,
} from './seed/starter/starter-items.ts';
export { findStarterNote, noteStarter, takeStarterNote } from './seed/starter/starter-notes.ts';
export {
  type ExportedFile,
  type ExportedRow,
  type ExportLookup,
  toStarterEntry,
} from './seed/to-starter-entry.ts';
export { findDeadLinks } from './slugs/find-dead-links.ts';
export { insertWithFreeSlug } from './slugs/insert-with-free-slug.ts';
export { checkBody } from './validate/check-body.ts';
export { fieldsOf } from './versions/fields-of.ts';
export { getVersionText } from './versions/get-version-text.ts';
export {
  changedFields,
  compareVersions,
  getStaffVersion,
  listVersionSummaries,
} from './versions/list-version-summaries.ts';
export { nameVersion } from './versions/name-version.ts';
export { restoreVersion } from './versions/restore-version.ts';
export { getFileTarget } from './write/get-file-target.ts';
export { transact } from './write/transact.ts';
export { type Writer, writerOf } from './write/write-request.ts';
