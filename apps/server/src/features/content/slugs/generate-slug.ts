import { slugFromTitle } from '../../../languages/spelling/slug-from-title.ts';

/** Not the whole id, which marks a draft without a slug. */
const ID_LENGTH = 8;

/** A slug made from the title, or from the id if the title has no letters or digits. */
export const generateSlug = (
  title: string,
  { documentId, locale }: { documentId: string; locale: string },
): string => slugFromTitle(title, { language: locale }) || documentId.slice(0, ID_LENGTH);
