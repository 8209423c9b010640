import { messageReference } from '@rostra/messages';
import { AppError } from '../../../../errors.ts';

export const outdated = () =>
  new AppError('edit_conflict', messageReference('plans-server', 'outdated'));
