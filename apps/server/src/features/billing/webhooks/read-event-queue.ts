import type { Queries } from '../../../db/client.ts';
import type { QueueFigures } from '../../../feature.ts';
import { findEventQueue } from './event-queue.repo.ts';

/** The events of payments that wait to be handled. */
export const readEventQueue = (queries: Queries): Promise<QueueFigures> => findEventQueue(queries);
