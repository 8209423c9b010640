import type { StudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useOptions } from '../editor/panel/use-options.ts';

const fileFields = ['featuredImage', 'attachments'] as const;

/** Versions have relations as document ids. Finds the names of authors, categories, tags and files in use. */
export function useNames({ draft, live }: StudioEntry): (id: string) => string {
  const t = useMessages('studio-versions');
  const options = [useOptions('authors'), useOptions('categories'), useOptions('tags')];
  const names = new Map([
    ...options.flatMap(({ data }) => data ?? []).map(({ id, name }) => [id, name] as const),
    ...[draft, live ?? {}].flatMap((fields) =>
      fileFields.flatMap((field) => [fields[field]].flat().flatMap(namedIn)),
    ),
  ]);
  return (id) => names.get(id) ?? t('earlierChoice');
}

const namedIn = (value: unknown): (readonly [string, string])[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (!('documentId' in value) || !('name' in value)) return [];
  return [[String(value.documentId), String(value.name)]];
};
