import { resolve } from 'node:path';
import {
  type ContentSource,
  ghostSource,
  markdownSource,
  readGhostExport,
} from '../../features/imports/index.ts';
import type { ImportRequest } from './read-arguments.ts';

export async function openSource(request: ImportRequest): Promise<ContentSource> {
  const path = resolve(request.path);
  const { site, media, pages, tiers, permalink } = request;
  switch (request.format) {
    case 'ghost':
      return ghostSource(await readGhostExport(path), { site, media, pages, tiers, permalink });
    case 'markdown':
      return markdownSource(path);
  }
}
