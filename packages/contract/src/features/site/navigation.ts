import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';
import { menuPages } from './menu-parts.ts';

export const MAX_MENU_ENTRIES = 8;
export const MAX_MENU_LABEL = 30;

const invalid = messageReference('rules', 'invalidValue');
const linkInvalid = messageReference('studio-server', 'menuLinkInvalid');
const labelInvalid = messageReference('studio-server', 'menuLabelInvalid', {
  maximum: MAX_MENU_LABEL,
});

/** In the words of the organisation, the same in every language. */
export const labelSchema = z
  .string(labelInvalid)
  .trim()
  .min(1, labelInvalid)
  .max(MAX_MENU_LABEL, labelInvalid)
  .refine((label) => !/\p{Cc}/u.test(label), labelInvalid);

export const ownLinkSchema = z.object({
  label: labelSchema,
  /** A page of this site, or an address elsewhere. */
  href: z.union(
    [
      // Pages only: the router of the browser opens them, and knows no files.
      z.string().regex(/^\/(?![/\\]|api\/|uploads\/)[^\s.]{0,500}$/, linkInvalid),
      z.url({ protocol: /^https?$/, error: linkInvalid }).max(500, linkInvalid),
    ],
    linkInvalid,
  ),
});

const entrySchema = z.union([z.enum(menuPages, invalid), ownLinkSchema]);

/** How many letters a desktop has room for, and how many a page of ours takes in the longest language. */
const ROOM = 60;
const PAGE_LETTERS = 9;

const lettersIn = (entries: readonly MenuEntry[]) =>
  entries.reduce(
    (sum, entry) => sum + (typeof entry === 'string' ? PAGE_LETTERS : entry.label.length),
    0,
  );

/** The main menu, in order: pages of ours by name, and links of the organisation. */
export const navigationSchema = z
  .array(entrySchema, invalid)
  .min(1, messageReference('studio-server', 'menuEmpty'))
  .max(
    MAX_MENU_ENTRIES,
    messageReference('studio-server', 'menuTooLong', { maximum: MAX_MENU_ENTRIES }),
  )
  .refine((entries) => {
    const pages = entries.filter((entry) => typeof entry === 'string');
    return new Set(pages).size === pages.length;
  }, invalid)
  .refine(
    (entries) => lettersIn(entries) <= ROOM,
    messageReference('studio-server', 'menuTooWide'),
  );

export type MenuEntry = z.output<typeof entrySchema>;
export type OwnLink = z.output<typeof ownLinkSchema>;
