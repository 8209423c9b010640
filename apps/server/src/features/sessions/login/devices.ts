import { createHash, randomBytes } from 'node:crypto';
import type { ClientInfo } from '../../../http/caller.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The random value in its cookie proves that a browser has logged in before. */
export const cookieHash = (deviceId: string) => sha256(`cookie ${deviceId}`);

/** A guess for clients without cookies, good enough to avoid an email at every login. */
const agentHash = ({ address, userAgent }: ClientInfo) => sha256(`agent ${address} ${userAgent}`);

/** The hashes by which this device is recognised at its next login. */
export const deviceHashes = (client: ClientInfo, deviceId: string) => [
  cookieHash(deviceId),
  agentHash(client),
];

export const newDeviceId = () => randomBytes(32).toString('base64url');
