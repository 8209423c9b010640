import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';

/** The key of an area: one of the policy areas of the site, or `manifesto`, `about` or a legal page. */
export const areaSchema = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]*(?:-[a-z0-9]+)*$/, messageReference('rules', 'invalidValue'));
