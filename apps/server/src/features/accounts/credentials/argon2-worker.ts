import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { Argon2Answer, Argon2Order } from './argon2-pool.ts';

// On Linux a thread has a priority of its own; elsewhere this would hold the whole server back.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (order: Argon2Order) => parentPort?.postMessage(carryOut(order)));

function carryOut(order: Argon2Order): Argon2Answer {
  try {
    return {
      result:
        'stored' in order
          ? verifySync(order.stored, order.password)
          : hashSync(order.password, order.options),
    };
  } catch (error) {
    return { failure: String(error) };
  }
}
