import type { MailingWarning } from './mailing-text.ts';
import { hasNameWithoutFallback } from './placeholders.ts';
import type { SenderDetails } from './sender-details.ts';

/** Gmail cuts off the rest, with the link to leave. Some bytes are left for names and signed links. */
const MAX_KILOBYTES = 100;
/** What a reader on a slow connection would wait several seconds for. */
const MAX_PICTURE_KILOBYTES = 1_500;

interface Rendered {
  readonly bytes: number;
  readonly pictureKilobytes: number;
  /** Pictures without a description. */
  readonly withoutText: readonly string[];
  /** What staff have written. */
  readonly written: readonly string[];
  readonly sender: SenderDetails;
}

/** What its author should know before a mailing is sent. */
export function warningsOf({
  bytes,
  pictureKilobytes,
  withoutText,
  written,
  sender,
}: Rendered): MailingWarning[] {
  const kilobytes = Math.ceil(bytes / 1_024);
  const loaded = Math.ceil(pictureKilobytes);
  return [
    ...(kilobytes > MAX_KILOBYTES ? [{ kind: 'too-large', kilobytes } as const] : []),
    ...[...new Set(withoutText)].map((url) => ({ kind: 'picture-without-text', url }) as const),
    ...(loaded > MAX_PICTURE_KILOBYTES
      ? [{ kind: 'large-pictures', kilobytes: loaded } as const]
      : []),
    ...(written.some(hasNameWithoutFallback) ? [{ kind: 'name-without-fallback' } as const] : []),
    ...(sender.addressLines.length === 0 ? [{ kind: 'no-address' } as const] : []),
  ];
}
