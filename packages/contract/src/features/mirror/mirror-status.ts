import { z } from '../../zod.ts';
import { importOutcomes } from '../imports/import-job.ts';

/** `full` compares every text; `changes` only those whose time has changed. */
const mirrorPasses = ['full', 'changes'] as const;

/** An entry that is gone at its source and stays published here, because too many others are gone as well. */
const heldBackEntrySchema = z.object({
  collection: z.string(),
  documentId: z.string(),
  title: z.string(),
});

export const mirrorStatusSchema = z.object({
  /** The address of the Strapi. */
  url: z.string(),
  /** The pass that is running; null while none is. */
  running: z
    .object({
      kind: z.enum(mirrorPasses),
      isFirst: z.boolean(),
      done: z.number().int(),
      total: z.number().int().nullable(),
    })
    .nullable(),
  /** When the last pass that succeeded began. */
  lookedAt: z.string().nullable(),
  /** The same for a pass that compared everything. */
  copiedAt: z.string().nullable(),
  nextAt: z.string(),
  /** Why the last pass failed, in English. */
  error: z.string().nullable(),
  /** Of the last pass that compared everything. */
  report: z
    .object({
      counts: z.record(z.string(), z.partialRecord(z.enum(importOutcomes), z.number().int())),
      images: z.number().int(),
      /** Types that this Strapi does not have. */
      missing: z.array(z.string()),
    })
    .nullable(),
  heldBack: z.object({
    count: z.number().int(),
    /** Identifies the listed entries: a confirmation is about these and no others. */
    version: z.string(),
    /** The first of them; those that follow are listed once these are confirmed. */
    entries: z.array(heldBackEntrySchema),
  }),
  /** How many entries were copied incompletely or not at all. */
  remarks: z.number().int(),
});

export type MirrorStatus = z.infer<typeof mirrorStatusSchema>;
