import { languageCodes, messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';
import { isFixedArea, isStarterArea, legalAreas } from '../policies/areas.ts';

export const MAX_POLICY_AREAS = 12;
export const MAX_AREA_NAME = 40;

const invalid = messageReference('rules', 'invalidValue');
const nameInvalid = messageReference('studio-server', 'areaNameInvalid', {
  maximum: MAX_AREA_NAME,
});
const slugInvalid = messageReference('studio-server', 'areaSlugInvalid');

const nameSchema = z
  .string(nameInvalid)
  .trim()
  .min(1, nameInvalid)
  .max(MAX_AREA_NAME, nameInvalid)
  .refine((name) => !/\p{Cc}/u.test(name), nameInvalid);

const slugSchema = z
  .string(slugInvalid)
  .max(60, slugInvalid)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, slugInvalid)
  .refine(
    (slug) => !legalAreas.some((legal) => legal === slug),
    messageReference('studio-server', 'areaSlugTaken'),
  );

export const areaKeyPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const areaSchema = z
  .object({
    key: z
      .string(invalid)
      .max(60, invalid)
      .regex(areaKeyPattern, invalid)
      .refine((key) => !isFixedArea(key), invalid),
    slug: slugSchema,
    names: z.partialRecord(z.enum(languageCodes, invalid), nameSchema, invalid),
  })
  .refine(({ key, names }) => isStarterArea(key) || Object.keys(names).length > 0, {
    path: ['names'],
    error: nameInvalid,
  });

const isUnique = (names: readonly string[]) => new Set(names).size === names.length;

/** In the order of menus and lists. */
export const policyAreasSchema = z
  .array(areaSchema, invalid)
  .min(1, messageReference('studio-server', 'areasEmpty'))
  .max(
    MAX_POLICY_AREAS,
    messageReference('studio-server', 'areasTooMany', { maximum: MAX_POLICY_AREAS }),
  )
  .refine((areas) => isUnique(areas.map(({ key }) => key)), invalid)
  .refine(
    (areas) => isUnique(areas.map(({ slug }) => slug)),
    messageReference('studio-server', 'areaSlugTwice'),
  );
