import type { Queries } from '../../db/client.ts';
import type { QueueFigures } from '../../feature.ts';
import { findMailQueue } from './mail-queue.repo.ts';

/** The emails that wait to be sent. */
export const readMailQueue = (queries: Queries): Promise<QueueFigures> => findMailQueue(queries);
