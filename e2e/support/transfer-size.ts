import type { Page, Request } from '@playwright/test';
import { waitForHydration } from './test.ts';

interface Transfer {
  type: string;
  bytes: number;
}

/** Opens a page and returns the bodies and sizes of everything it has loaded until it is hydrated. */
export async function measureTransfer(page: Page, path: string) {
  const requests: Request[] = [];
  const onRequest = (request: Request) => {
    requests.push(request);
  };
  page.on('request', onRequest);
  try {
    await page.goto(path);
    await waitForHydration(page);
    await page.evaluate(async () => void (await document.fonts.ready));
  } finally {
    page.off('request', onRequest);
  }
  const transfers = await Promise.all(requests.map(readTransfer));
  return {
    textsOf: (type: string) => Promise.all(requests.filter(isOf(type)).map(readText)),
    sizesOf: (type: string) => transfers.filter((one) => one.type === type).map(getBytes),
    total: (exceptTypes: string[] = []) =>
      sum(transfers.filter(({ type }) => !exceptTypes.includes(type)).map(getBytes)),
  };
}

async function readTransfer(request: Request): Promise<Transfer> {
  await (await request.response())?.finished();
  const { responseBodySize } = await request.sizes();
  return { type: request.resourceType(), bytes: responseBodySize };
}

const isOf = (type: string) => (request: Request) => request.resourceType() === type;

const readText = async (request: Request) => (await request.response())?.text() ?? '';

const getBytes = ({ bytes }: Transfer) => bytes;

export const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
