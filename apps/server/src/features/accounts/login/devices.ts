import { createHash, randomBytes } from 'node:crypto';
import type { ClientInfo } from '../../sessions/index.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Proof that this browser has logged in before: the random value in its cookie. */
export const cookieHash = (deviceId: string) => sha256(`cookie ${deviceId}`);

/** A guess for clients without cookies, good enough to spare them a mail at each login. */
const agentHash = ({ address, userAgent }: ClientInfo) => sha256(`agent ${address} ${userAgent}`);

/** The marks by which this device is known next time. */
export const deviceMarks = (client: ClientInfo, deviceId: string) => [
  cookieHash(deviceId),
  agentHash(client),
];

export const newDeviceId = () => randomBytes(32).toString('base64url');
