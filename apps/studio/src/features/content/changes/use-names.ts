import type { StudioCollection, StudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../../session/session-provider.tsx';
import { optionsQuery } from '../editor/field-editors/use-options.ts';

/** Versions have relations as document ids. Finds the names of what they can be set to, and of files in use. */
export function useNames(
  { fields }: StudioCollection,
  { draft, live }: StudioEntry,
): (id: string) => string {
  const t = useMessages('studio-versions');
  const api = useApi();
  const targets = new Set(fields.flatMap(({ target }) => target ?? []));
  const hasFiles = targets.delete('files');
  const options = useQueries({ queries: [...targets].map((kind) => optionsQuery(api, kind)) });
  const fileFields = hasFiles ? fields.filter(({ target }) => target === 'files') : [];
  const names = new Map([
    ...options
      .flatMap(({ data }) => data ?? [])
      .map(({ documentId, name }) => [documentId, name] as const),
    ...[draft, live ?? {}].flatMap((values) =>
      fileFields.flatMap(({ name }) => [values[name]].flat().flatMap(namedIn)),
    ),
  ]);
  return (id) => names.get(id) ?? t('earlierChoice');
}

const namedIn = (value: unknown): (readonly [string, string])[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (!('documentId' in value) || !('name' in value)) return [];
  return [[String(value.documentId), String(value.name)]];
};
