import type { Consultation } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useState } from 'react';
import { useTimeZone } from '../../../lib/site.ts';
import { type AnnouncementDraft, draftOf, readDraft, startDraft } from './announcement-draft.ts';

/** The fields of a new announcement, or of the present one: how they begin, and how they are read. */
export function useAnnouncement(present?: Consultation) {
  const t = useMessages('studio-consultations');
  const zone = useTimeZone();
  const [initial] = useState(() =>
    present ? draftOf(present, zone) : startDraft(new Date(), zone),
  );
  const read = (draft: AnnouncementDraft) =>
    readDraft(draft, { zone, ...(present ? { present } : {}) });
  return {
    initial,
    planOf: (draft: AnnouncementDraft) => read(draft).plan,
    check(draft: AnnouncementDraft) {
      const { title, ...times } = read(draft).problems;
      const problems = Object.entries(times).map(([name, problem]) => [name, t(`time.${problem}`)]);
      return { ...Object.fromEntries(problems), ...(title ? { title: t('titleRequired') } : {}) };
    },
  };
}
