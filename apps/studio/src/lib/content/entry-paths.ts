import type { StudioCollection } from '@rostra/contract';
import { pathTo, studioPath } from '@rostra/contract/pages';

interface Translation {
  readonly documentId: string;
  readonly locale: string;
}

/** The addresses of a collection are named by its `section`. */
export const listPath = (section: string): string => `${studioPath}/${section}`;

/** A translation is opened with its language. */
export const editorPath = (section: string, { documentId, locale }: Translation): string =>
  `${studioPath}/${section}/${encodeURIComponent(documentId)}?locale=${locale}`;

export const versionsPath = (section: string, { documentId, locale }: Translation): string =>
  `${studioPath}/${section}/${encodeURIComponent(documentId)}/versions?locale=${locale}`;

export const previewPath = (section: string, { documentId, locale }: Translation): string =>
  `${studioPath}/${section}/${encodeURIComponent(documentId)}/preview?locale=${locale}`;

/** The page of an entry on the site. A policy that leads its area redirects from here. */
export const publicPath = ({ path }: Pick<StudioCollection, 'path'>, slug: string): string =>
  pathTo({ path: path as `/${string}/:slug` }, { slug });
