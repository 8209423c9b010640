import { createHmac } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import { expect, type Page } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Base32, as authenticator apps read it. */
function decode(secret: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code of RFC 6238, for now or a number of steps later. */
export function codeOf(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', decode(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Sets up an app and returns its secret and the recovery codes. */
export async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await button(page, 'Set up authenticator app').click();
  const qrCode = dialog(page).getByRole('img', { name: /QR code/ });
  await expect(qrCode).toBeVisible();
  // Scanners need a dark code on a light ground, also in the dark theme.
  await expect(qrCode.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
  const secret = (await dialog(page).locator('code').innerText()).replaceAll(' ', '');
  // Each code works once; the login uses that of the next step, which is accepted ahead of time.
  await field(page, 'Code').fill(codeOf(secret));
  await button(page, 'Turn on').click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const codes = await dialog(page).locator('li code').allInnerTexts();
  expect(codes).toHaveLength(10);
  return { secret, codes };
}

/** A virtual authenticator that verifies its user immediately. */
export async function addAuthenticator(page: Page): Promise<{ session: CDPSession; id: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
}
