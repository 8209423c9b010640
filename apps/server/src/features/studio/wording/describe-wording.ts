import type { Wording } from '@rostra/contract';
import { isLanguage, type Language } from '@rostra/messages';
import { findEnglish, placeholdersIn } from '@rostra/messages/compile';
import { notFound } from '../../../errors.ts';
import type { WordingContext } from './context.ts';
import type { OverrideId, OverrideRow } from './message-overrides.repo.ts';

export interface KnownMessage extends OverrideId {
  readonly language: Language;
  readonly english: string;
}

/** Staff can change the messages of the languages that the site offers. */
export function getMessage({ languages }: WordingContext, id: OverrideId): KnownMessage {
  const english = findEnglish(id.feature, id.key);
  const { language } = id;
  const isOffered = languages.offered.some((code) => code === language);
  if (english === undefined || !isOffered || !isLanguage(language)) throw notFound();
  return { language, feature: id.feature, key: id.key, english };
}

export const describeWording = (
  { languages }: WordingContext,
  { language, feature, key, english }: KnownMessage,
  override: OverrideRow | undefined,
): Wording => ({
  language,
  feature,
  key,
  english,
  text: languages.textOf(language, feature, key) ?? english,
  ownText: override?.text ?? null,
  placeholders: placeholdersIn(english),
  changedAt: override?.changed_at ?? null,
});
