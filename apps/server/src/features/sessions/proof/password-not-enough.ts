import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';

/** For accounts with a second factor. */
export const passwordNotEnough = () =>
  new AppError('forbidden', messageReference('second-factors-server', 'passwordNotEnough'));
