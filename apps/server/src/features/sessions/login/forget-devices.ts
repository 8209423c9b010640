import type { Queries } from '../../../db/client.ts';
import { deleteDevicesOf } from './known-devices.repo.ts';

/** For a password that was set by mail: whoever logged in before may not have been the owner. */
export const forgetDevices = (tx: Queries, userId: number): Promise<void> =>
  deleteDevicesOf(tx, userId);
