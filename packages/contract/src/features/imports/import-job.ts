import { z } from '../../zod.ts';

/** What can be uploaded. */
export const importFormats = [
  'ghost',
  'wordpress',
  'substack',
  'strapi',
  'markdown',
  'members',
  'subscribers',
] as const;

export type ImportFormat = (typeof importFormats)[number];

/** Larger files are imported in a terminal. */
export const IMPORT_MAX_BYTES = 500 * 1024 * 1024;
/** Files are uploaded in parts, so that a slow connection does not time out. */
export const IMPORT_PART_BYTES = 2 * 1024 * 1024;

/**
 * `checking`: the dry run. `ready`: the dry run is complete. The server works on an import that is `checking`,
 * `importing` or `undoing`.
 */
export const importStates = [
  'uploading',
  'checking',
  'ready',
  'importing',
  'imported',
  'undoing',
  'undone',
  'failed',
] as const;

export type ImportState = (typeof importStates)[number];

/** `linked`: an entry that existed is used. `skipped`: an editor has changed or deleted the entry here. */
export const importOutcomes = [
  'created',
  'updated',
  'unchanged',
  'linked',
  'skipped',
  'failed',
] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** What an import found here already. */
export const importConflictKinds = [
  'slug',
  'linked',
  'edited',
  'page',
  'redirect',
  'account',
  'duplicate',
  'subscribed',
  'left',
  'suppressed',
  'erased',
  'unconfirmed',
  'noAddress',
  'badAddress',
] as const;

export type ImportConflictKind = (typeof importConflictKinds)[number];

/** What a list of subscribers can say about a person. */
export const importColumns = [
  'email',
  'language',
  'consentedAt',
  'status',
  'subscribed',
  'unsubscribed',
  'bounced',
  'complained',
  'deleted',
] as const;

export type ImportColumn = (typeof importColumns)[number];

/** What a text had elsewhere and does not have here. */
export const importLossKinds = [
  'access',
  'address',
  'column',
  'embed',
  'field',
  'file',
  'form',
  'formatting',
  'image',
  'length',
  'link',
  'media',
  'part',
  'relation',
  'script',
  'shortcode',
  'table',
] as const;

export type ImportLossKind = (typeof importLossKinds)[number];

export const importJobSchema = z.object({
  id: z.number().int(),
  format: z.enum(importFormats),
  fileName: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** How much of the file has arrived. */
  received: z.number().int(),
  state: z.enum(importStates),
  /** Names the origin: repeated imports of one origin find what they wrote before. */
  source: z.string().nullable(),
  /** Why it failed, in English; null if the reason is unknown or nothing failed. */
  error: z.string().nullable(),
  /** How many documents the current work has read, of how many. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** The import was interrupted: what was written before counts as unchanged. */
  isContinued: z.boolean(),
  isStarted: z.boolean(),
  /** The report of the dry run, and later that of the import. */
  report: z
    .object({
      isDryRun: z.boolean(),
      counts: z.record(z.string(), z.partialRecord(z.enum(importOutcomes), z.number().int())),
      /** How often something was found here already; not known for older imports. */
      conflicts: z.partialRecord(z.enum(importConflictKinds), z.number().int()).optional(),
      /** How the columns of a list of subscribers are read. */
      columns: z
        .object({
          read: z.array(z.object({ name: z.string(), as: z.enum(importColumns) })),
          ignored: z.array(z.string()),
        })
        .nullable()
        .optional(),
      images: z.number().int(),
      redirects: z.number().int(),
      /** The languages of the file if it has several, and the one that is imported. */
      languages: z
        .object({ chosen: z.string(), offered: z.array(z.string()) })
        .nullable()
        .optional(),
      /** How many entries have remarks, and how many of those are not listed. */
      remarks: z.number().int(),
      unlisted: z.number().int(),
    })
    .nullable(),
  undo: z
    .object({
      removed: z.number().int(),
      kept: z.number().int(),
      files: z.number().int(),
      redirects: z.number().int(),
    })
    .nullable(),
  /** Started with `npm run import`: its file is not here. */
  isFromTerminal: z.boolean(),
  /** The username at that time; for an import from a terminal, the user and the name of the machine. */
  createdBy: z.string(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});

export type ImportJob = z.infer<typeof importJobSchema>;

/** An entry with something to know about it. */
export const importRemarkSchema = z.object({
  collection: z.string(),
  title: z.string(),
  outcome: z.enum(importOutcomes),
  failure: z.string().nullable(),
  conflicts: z.array(z.object({ kind: z.enum(importConflictKinds), detail: z.string() })),
  losses: z.array(
    z.object({
      kind: z.enum(importLossKinds),
      detail: z.string(),
      /** The last words of the text before each place; empty at its beginning. */
      places: z.array(z.string()).readonly().optional(),
    }),
  ),
});

export type ImportRemark = z.infer<typeof importRemarkSchema>;
