import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';
import { footerGroups, footerPages, networks } from './menu-parts.ts';
import { labelSchema, ownLinkSchema } from './navigation.ts';

export const MAX_FOOTER_GROUPS = 4;
export const MAX_GROUP_ENTRIES = 12;

const invalid = messageReference('rules', 'invalidValue');

const groupSchema = z.object({
  /** One of ours, or a title in the words of the organisation. */
  title: z.union([z.enum(footerGroups), z.object({ label: labelSchema })], invalid),
  entries: z
    .array(z.union([z.enum(footerPages, invalid), ownLinkSchema]), invalid)
    .max(
      MAX_GROUP_ENTRIES,
      messageReference('studio-server', 'footerGroupTooLong', { maximum: MAX_GROUP_ENTRIES }),
    ),
});

const isUnique = (names: readonly string[]) => new Set(names).size === names.length;
const ours = (entries: readonly FooterEntry[]) =>
  entries.filter((entry) => typeof entry === 'string');

/** The columns of the footer, in order. */
export const footerSchema = z
  .array(groupSchema, invalid)
  .max(
    MAX_FOOTER_GROUPS,
    messageReference('studio-server', 'footerTooWide', { maximum: MAX_FOOTER_GROUPS }),
  )
  .refine((groups) => isUnique(groups.map(({ title }) => JSON.stringify(title))), invalid)
  .refine((groups) => isUnique(ours(groups.flatMap(({ entries }) => entries))), invalid);

export type FooterGroup = z.output<typeof groupSchema>;
export type FooterEntry = FooterGroup['entries'][number];

/** Icons that the footer shows, in order. */
export const networksSchema = z.array(z.enum(networks, invalid), invalid).refine(isUnique, invalid);
