import { type Consultation, listConsultations, listVotes, type Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/formats/format.ts';
import { useApi, useCan } from '../../../session/session-provider.tsx';
import { consultationPath, consultationsKey } from '../../consultations/index.ts';
import { votePath, votesKey } from '../../votes/index.ts';
import { useEditor } from './fields/use-field.ts';

/** They open and close while the text is edited. */
const REFRESH_MS = 60_000;

/** Above a policy that members discuss or vote on. */
export function MembersNotice() {
  const { entry } = useEditor();
  if (entry.kind !== 'policies') return null;
  return <PolicyNotices documentId={entry.documentId} locale={entry.locale} />;
}

function PolicyNotices({ documentId, locale }: { documentId: string; locale: string }) {
  const api = useApi();
  const query = { documentId };
  const consultations = useQuery({
    queryKey: [...consultationsKey, 'about', documentId],
    queryFn: async ({ signal }) => (await api(listConsultations, { query }, { signal })).data,
    refetchInterval: REFRESH_MS,
  });
  const votes = useQuery({
    queryKey: [...votesKey, 'about', documentId],
    queryFn: async ({ signal }) => (await api(listVotes, { query }, { signal })).data,
    refetchInterval: REFRESH_MS,
  });
  return (
    <>
      {consultations.data
        ?.filter((each) => each.locale === locale)
        .map((each) => (
          <ConsultationNotice key={each.id} consultation={each} />
        ))}
      {votes.data?.map((each) => (
        <VoteNotice key={each.id} vote={each} />
      ))}
    </>
  );
}

function ConsultationNotice({ consultation }: { consultation: Consultation }) {
  const t = useMessages('studio-editor');
  const format = useFormat();
  const mayOpen = useCan()('content.edit');
  const { id, state, title, opensAt, closesAt } = consultation;
  if (state === 'concluded' || state === 'abandoned') return null;
  const time = format.moment(state === 'announced' ? opensAt : closesAt);
  return (
    <Notice className="mb-5" title={t(`consultation.${state}`, { time })}>
      <p>{t(`consultationText.${state}`)}</p>
      {mayOpen ? (
        <p className="mt-1">
          <TextLink href={consultationPath(id)}>{title}</TextLink>
        </p>
      ) : null}
    </Notice>
  );
}

function VoteNotice({ vote }: { vote: Vote }) {
  const t = useMessages('studio-editor');
  const format = useFormat();
  const mayOpen = useCan()('content.edit');
  const { id, state, question, opensAt, closesAt } = vote;
  if (state !== 'announced' && state !== 'open') return null;
  const time = format.moment(state === 'announced' ? opensAt : closesAt);
  return (
    <Notice tone="warning" className="mb-5" title={t(`vote.${state}`, { time })}>
      <p>{t(`voteText.${state}`)}</p>
      {mayOpen ? (
        <p className="mt-1">
          <TextLink href={votePath(id)}>{question}</TextLink>
        </p>
      ) : null}
    </Notice>
  );
}
