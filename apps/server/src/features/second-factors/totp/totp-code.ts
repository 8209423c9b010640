import { HOTP, Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;

/** Clocks of phones may be wrong, and codes take time to type. */
const WINDOW_STEPS = 1;

/** 160 bits, as RFC 4226 recommends, in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

const stepAt = (at: Date) => TOTP.counter({ period: PERIOD_SECONDS, timestamp: at.getTime() });

/** The time step of a code; undefined unless it is the current step or adjacent to it. */
export function findStep(secret: string, code: string, at: Date): number | undefined {
  const counter = stepAt(at);
  const delta = HOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    counter,
    window: WINDOW_STEPS,
  });
  return delta === null ? undefined : counter + delta;
}

/** The content of a QR code for authenticator apps. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ issuer, label, secret, period: PERIOD_SECONDS }).toString();
