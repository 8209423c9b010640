import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

interface VirtualScreen {
  /** A value for the DISPLAY variable. */
  display: string;
  close(): void;
}

/** Starts Xvfb, because WebKitGTK has no headless mode. Xvfb chooses a free number and writes it to a pipe. */
export async function openVirtualScreen(): Promise<VirtualScreen> {
  const args = ['-displayfd', '3', '-screen', '0', '1440x1200x24', '-nolisten', 'tcp'];
  const xvfb = spawn(String(process.env.XVFB_PATH), args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numberPipe = xvfb.stdio[3] as Readable;
  const ready = once(numberPipe, 'data');
  const failed = once(xvfb, 'exit').then(() => {
    throw new Error('Xvfb did not start');
  });
  const [chunk] = (await Promise.race([ready, failed])) as [Buffer];
  failed.catch(() => undefined);
  void text(numberPipe);
  return { display: `:${chunk.toString().trim()}`, close: () => xvfb.kill() };
}
