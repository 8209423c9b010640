import { type Browser, chromium, type FrameLocator, type Page } from '@playwright/test';

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}

export function cardFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Secure payment input frame"]');
}

export async function fillCard(page: Page, number: string, cvc = '123'): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration date').fill('12 / 34');
  await frame.getByLabel('Security code').fill(cvc);
}
