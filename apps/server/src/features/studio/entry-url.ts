/** The section of the studio, where it is not the name of the collection. */
const SECTIONS: Readonly<Record<string, string>> = { 'blog-posts': 'posts' };

/** The path of an entry in the studio. */
export const studioEntryPath = (kind: string, documentId: string): `/${string}` =>
  `/studio/${SECTIONS[kind] ?? kind}/${documentId}`;
