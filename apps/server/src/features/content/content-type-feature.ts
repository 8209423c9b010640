import type { Feature } from '../../feature.ts';
import type { ContentService } from './content-service.ts';
import type { Collection } from './declare/declaration.ts';

export interface ContentTypeOptions {
  readonly name: string;
  readonly collections: readonly Collection[];
  /** The feature flag. */
  readonly isEnabled?: boolean;
}

/** A feature that consists of content types only, without routes of its own. */
export function contentTypeFeature(
  content: ContentService,
  { name, collections, isEnabled = true }: ContentTypeOptions,
): Feature {
  if (isEnabled) content.declare(collections);
  return { name, isEnabled };
}
