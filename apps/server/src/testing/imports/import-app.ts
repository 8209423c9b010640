import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  type ContentSource,
  type ImportContext,
  type ImportReport,
  importDocuments,
  type UndoReport,
  undoImport,
} from '../../features/imports/index.ts';
import { type ContentApp, type ContentAppOptions, openContentApp } from '../content-app.ts';

export interface ImportApp extends ContentApp {
  context: ImportContext;
  run(source: ContentSource, options?: { isDryRun?: boolean }): Promise<ImportReport>;
  undo(source: string): Promise<UndoReport>;
}

/** The content features with an import context that may fetch pictures from this machine. */
export async function openImportApp(options: ContentAppOptions = {}): Promise<ImportApp> {
  const app = await openContentApp(options);
  const { service, storage, clock } = app;
  const context: ImportContext = {
    content: service,
    media: { queries: service.db.queries, storage, clock: () => clock.now },
    remoteFiles: { isAllowed: (address) => address === '127.0.0.1' },
  };
  return {
    ...app,
    context,
    run: (source, { isDryRun = false } = {}) =>
      importDocuments(context, source, { isDryRun, locale: 'en', editorId: null }),
    undo: (source) => undoImport(context, source, { editorId: null }),
  };
}

export async function serve(respond: RequestListener) {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export const png = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#336' } })
    .png()
    .toBuffer();

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'rostra-import-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
