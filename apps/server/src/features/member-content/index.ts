export { countDownloads } from './attachments/count-downloads.ts';
export { memberContentCollections, memberContentFeature } from './feature.ts';
export { summarizeLibrary } from './library/summarize-library.ts';
export { readMemberContentDraft } from './read-member-content-draft.ts';
