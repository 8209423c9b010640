import type { Page, Request } from '@playwright/test';

interface Transfer {
  type: string;
  bytes: number;
}

/**
 * Opens a page and returns the body sizes of everything it has loaded. The listener is removed before the
 * sizes are read: a request that finishes while the test ends would ask a closed page for its size.
 */
export async function measureTransfer(page: Page, path: string) {
  const pending: Promise<Transfer>[] = [];
  const onFinished = (request: Request) => {
    pending.push(readTransfer(request));
  };
  page.on('requestfinished', onFinished);
  try {
    await page.goto(path, { waitUntil: 'networkidle' });
  } finally {
    page.off('requestfinished', onFinished);
  }
  const transfers = await Promise.all(pending);
  return {
    sizesOf: (type: string) => transfers.filter((one) => one.type === type).map(getBytes),
    total: (exceptTypes: string[] = []) =>
      sum(transfers.filter(({ type }) => !exceptTypes.includes(type)).map(getBytes)),
  };
}

async function readTransfer(request: Request): Promise<Transfer> {
  const { responseBodySize } = await request.sizes();
  return { type: request.resourceType(), bytes: responseBodySize };
}

const getBytes = ({ bytes }: Transfer) => bytes;

export const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
