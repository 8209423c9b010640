import { messageReference } from '@rostra/messages';
import { z } from '../../../zod.ts';
import { normalizeCode } from '../coupons/codes.ts';

const MAX_TYPED = 200;
const unknownGift = messageReference('billing-server', 'giftUnknown');

/** Without groups, and with the digits that are meant by letters which look like them. */
const normalizeGiftCode = (typed: string): string =>
  normalizeCode(typed).replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/g, '1');

export const typedGiftCode = z
  .string(unknownGift)
  .max(MAX_TYPED, unknownGift)
  .transform(normalizeGiftCode)
  .pipe(z.string().min(1, messageReference('billing-server', 'codeRequired')));
