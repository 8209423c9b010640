import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';

/** A calendar month in the time zone of the site. */
export const monthSchema = z
  .string(messageReference('money-server', 'invalidMonth'))
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, messageReference('money-server', 'invalidMonth'));
