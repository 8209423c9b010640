import type { Queries } from '../../../db/client.ts';
import type { QueueFigures } from '../../../feature.ts';
import { findChangeQueue } from './change-queue.repo.ts';

/** The scheduled changes that wait for their time. */
export const readChangeQueue = (queries: Queries): Promise<QueueFigures> =>
  findChangeQueue(queries);
