import type { Queries } from '../../../db/client.ts';
import { deleteDevicesOf } from './known-devices.repo.ts';

/** For a password that was set through a mailed link: earlier logins may not have been by the owner. */
export const forgetDevices = (tx: Queries, userId: number): Promise<void> =>
  deleteDevicesOf(tx, userId);
