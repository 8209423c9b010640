import { messageReference } from '@rostra/messages';
import { z } from '../../../zod.ts';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Whether a text is a month such as `2026-10`. */
export const isMonth = (text: string): boolean => MONTH.test(text);

/** A calendar month in the time zone of the site. */
export const monthSchema = z
  .string(messageReference('money-server', 'invalidMonth'))
  .regex(MONTH, messageReference('money-server', 'invalidMonth'));
