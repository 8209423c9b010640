import { resolve } from 'node:path';
import {
  type ContentSource,
  ghostSource,
  markdownSource,
  readGhostExport,
  wordpressSource,
} from '../../features/imports/index.ts';
import type { ImportRequest } from './read-arguments.ts';

export async function openSource(request: ImportRequest): Promise<ContentSource> {
  const path = resolve(request.paths[0]);
  const { site, media, pages, tiers, permalink } = request;
  switch (request.format) {
    case 'ghost':
      return ghostSource(await readGhostExport(path), { site, media, pages, tiers, permalink });
    case 'wordpress':
      return wordpressSource(
        request.paths.map((given) => resolve(given)),
        { pages },
      );
    case 'markdown':
      return markdownSource(path);
  }
}
