import type { UserData } from '@rostra/contract';

type Json = Record<string, unknown>;

const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

function parse(metadata: string | null): Json {
  try {
    return asObject(JSON.parse(metadata ?? ''));
  } catch {
    return {};
  }
}

/** Replaces the postal data in the metadata string and keeps everything else in it. */
export function writeMetadata(metadata: string | null, userData: UserData): string {
  const content = parse(metadata);
  return JSON.stringify({
    ...content,
    userData: { ...asObject(content.userData), ...userData },
  });
}
