import type { Consultation, ConsultationPlan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useRef, useState } from 'react';
import { useFocusProblem } from '../../../lib/controls/use-focus-problem.ts';
import { useTimeZone } from '../../../lib/site.ts';
import { draftOf, type Problems, readDraft, startDraft } from './announcement-draft.ts';

/** The fields of a new announcement, or of the present one, and what is wrong with them. */
export function useAnnouncementForm(present?: Consultation) {
  const t = useMessages('studio-consultations');
  const zone = useTimeZone();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() =>
    present ? draftOf(present, zone) : startDraft(new Date(), zone),
  );
  const [problems, setProblems] = useState<Problems>();
  useFocusProblem(form, problems);
  return {
    form,
    draft,
    change: (changes: Partial<typeof draft>) => setDraft((current) => ({ ...current, ...changes })),
    /** Undefined if the fields explain what is wrong. */
    read(known: Problems = {}): ConsultationPlan | undefined {
      const read = readDraft(draft, { zone, ...(present ? { present } : {}) });
      const found = { ...known, ...('problems' in read ? read.problems : {}) };
      const isFine = Object.keys(found).length === 0;
      setProblems(isFine ? undefined : found);
      return isFine && 'plan' in read ? read.plan : undefined;
    },
    problemOf(name: string): string | undefined {
      const problem = problems?.[name as keyof Problems];
      if (!problem) return undefined;
      if (name === 'documentId') return t('policyRequired');
      return name === 'title' ? t('titleRequired') : t(`time.${problem}`);
    },
  };
}
