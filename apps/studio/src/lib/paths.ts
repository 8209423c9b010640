import { studioPath } from '@rostra/contract/pages';

/** The addresses of screens that other features link to. */
export const membersPath = `${studioPath}/members`;
export const memberPath = (id: number): string => `${membersPath}/${id}`;

export const statusPath = `${studioPath}/status`;

export const mediaPath = `${studioPath}/media`;
export const filePath = (id: number): string => `${mediaPath}/${id}`;

export const importsPath = `${studioPath}/imports`;
export const importPath = (id: number): string => `${importsPath}/${id}`;

export const mirrorPath = `${studioPath}/mirror`;

/** The entries about one text. */
export const auditPathOf = ({ kind, documentId }: { kind: string; documentId: string }): string =>
  `${studioPath}/audit?about=${kind}/${documentId}`;
