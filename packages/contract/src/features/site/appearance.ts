import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';

const invalid = messageReference('rules', 'invalidValue');

/** `pair`: headings with serifs, interfaces without. The others use one family, or those of the device. */
export const fontNames = ['pair', 'sans', 'serif', 'system'] as const;
export type Fonts = (typeof fontNames)[number];
export const DEFAULT_FONTS: Fonts = 'pair';

/** `language`: as the language of the page writes it, such as 3 March 2026. `iso`: 2026-03-03. */
export const dateFormats = ['language', 'iso'] as const;
export type DateFormat = (typeof dateFormats)[number];
export const DEFAULT_DATE_FORMAT: DateFormat = 'language';

/**
 * What stands in the footer. `automatic`: the logo if there is one, else our drawing as long as the site has the name of the
 * starter organisation.
 */
export const emblems = ['automatic', 'logo', 'drawn', 'none'] as const;
export type Emblem = (typeof emblems)[number];

export const emblemSchema = z.enum(emblems, invalid);
export const fontsSchema = z.enum(fontNames, invalid);
export const dateFormatSchema = z.enum(dateFormats, invalid);

const MAX_SIDE = 20_000;
const side = z.number(invalid).int(invalid).min(1, invalid).max(MAX_SIDE, invalid);

/** A picture of the library. Its address stays valid when the picture is replaced. */
export const logoSchema = z
  .object(
    {
      src: z.string(invalid).regex(/^\/uploads\/[\w.-]{1,200}$/, invalid),
      width: side,
      height: side,
    },
    invalid,
  )
  .nullable();

export type Logo = NonNullable<z.output<typeof logoSchema>>;
