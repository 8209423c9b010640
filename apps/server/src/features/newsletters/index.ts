export type { NewslettersContext } from './context.ts';
export { newslettersFeature } from './feature.ts';
export { importBatch } from './imports/import-batch.ts';
export type { Judgement } from './imports/judge-row.ts';
export { areOpen, recordImport, reportImport } from './imports/record-import.ts';
export type { SubscriberImport } from './imports/subscriber-import.ts';
export { undoSubscriberImport } from './imports/undo-subscriber-import.ts';
export { createSubscriberLinks } from './links/subscriber-links.ts';
export { createAddressHash } from './subscribers/address-hash.ts';
