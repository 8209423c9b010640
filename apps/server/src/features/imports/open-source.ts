import type { ContentSource } from './content-source.ts';
import { findGhostFiles } from './ghost/find-export.ts';
import type { GhostOptions } from './ghost/ghost-options.ts';
import { ghostSource } from './ghost/ghost-source.ts';
import { openGhostExport } from './ghost/read-export.ts';
import { markdownSource } from './markdown/markdown-source.ts';
import { strapiExportSource } from './strapi/strapi-export-source.ts';
import { substackSource } from './substack/substack-source.ts';
import { wordpressSource } from './wordpress/wordpress-source.ts';

export interface SourceRequest extends GhostOptions {
  readonly format: 'ghost' | 'wordpress' | 'substack' | 'markdown' | 'strapi';
  /** Which of several languages to read (Strapi). */
  readonly language?: string | undefined;
  /** Large exports of WordPress are several files; all others are one file or folder. */
  readonly paths: readonly [string, ...string[]];
  /** Names a folder whose own name says nothing. */
  readonly name?: string | undefined;
}

/** Reads as much of an export as is needed to know what it is. */
export async function openSource(request: SourceRequest): Promise<ContentSource> {
  const { paths, site, media, pages, tiers, parts, permalink, name, language } = request;
  const [path] = paths;
  switch (request.format) {
    case 'ghost': {
      const found = await findGhostFiles(path);
      return ghostSource(await openGhostExport(found.path), {
        ...{ site, pages, tiers, parts, permalink },
        media: media ?? found.media,
      });
    }
    case 'wordpress':
      return wordpressSource(paths, { pages });
    case 'substack':
      return substackSource(path, name);
    case 'markdown':
      return markdownSource(path, name);
    case 'strapi':
      return strapiExportSource(path, { site, language });
  }
}
