import { messageReference } from '@rostra/messages';
import { AppError } from '../../errors.ts';

/** The version in an `If-Match` header; undefined without one, and for `*`, which matches any version. */
export function readIfMatch({ 'if-match': value }: { 'if-match'?: string | undefined }) {
  if (value === undefined || value.trim() === '*') return undefined;
  const [, version] = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(value) ?? [];
  if (version !== undefined) return Number(version);
  throw new AppError('validation_failed', messageReference('studio-server', 'invalidIfMatch'));
}
