import { studioPath } from '@rostra/contract/pages';

/** The kinds of content with a list and an editor, by the name in their URLs. */
export const sections = ['posts', 'policies', 'member-contents'] as const;
export type Section = (typeof sections)[number];

/** The names of their collections in the API. */
const collections = {
  posts: 'blog-posts',
  policies: 'policies',
  'member-contents': 'member-contents',
} as const satisfies Record<Section, string>;

export type Kind = (typeof collections)[Section];

export const kindOf = (section: Section): Kind => collections[section];

export const sectionOf = (kind: string): Section | undefined =>
  sections.find((section) => collections[section] === kind);

export const listPath = (section: Section): string => `${studioPath}/${section}`;

/** A translation is opened with its language. */
export const editorPath = (
  section: Section,
  { documentId, locale }: { documentId: string; locale: string },
): string => `${studioPath}/${section}/${encodeURIComponent(documentId)}?locale=${locale}`;

export const versionsPath = (
  section: Section,
  { documentId, locale }: { documentId: string; locale: string },
): string => `${studioPath}/${section}/${encodeURIComponent(documentId)}/versions?locale=${locale}`;

export const previewPath = (
  section: Section,
  { documentId, locale }: { documentId: string; locale: string },
): string => `${studioPath}/${section}/${encodeURIComponent(documentId)}/preview?locale=${locale}`;
