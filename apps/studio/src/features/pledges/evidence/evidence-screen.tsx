import type { PledgeUpdate } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { useParams } from 'react-router';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { LoadPledge } from '../one/load-pledge.tsx';
import { evidencePath, type Managed } from '../pledges-query.ts';
import { EvidenceForm } from './evidence-form.tsx';

/** Adds evidence to a pledge, or corrects an earlier entry. */
export default function EvidenceScreen() {
  const { number } = useParams();
  const t = useMessages('studio-pledges');
  return (
    <LoadPledge title={number === undefined ? t('addUpdate') : t('correctUpdate', { number })}>
      {(pledge) =>
        number === undefined ? (
          <EvidenceForm pledge={pledge} />
        ) : (
          <Correction
            pledge={pledge}
            update={pledge.updates.find((each) => String(each.number) === number)}
          />
        )
      }
    </LoadPledge>
  );
}

interface CorrectionProps extends Managed {
  update: PledgeUpdate | undefined;
}

function Correction({ pledge, update }: CorrectionProps) {
  const t = useMessages('studio-pledges');
  if (!update) return <NotFoundScreen />;
  const { number, correctedBy } = update;
  return (
    <>
      {correctedBy === null ? null : (
        <Notice className="mt-5 max-w-measure" tone="warning">
          {t('correctedBy', { number: String(correctedBy) })}{' '}
          <TextLink href={evidencePath(pledge.id, correctedBy)}>
            {t('correctUpdate', { number: String(correctedBy) })}
          </TextLink>
        </Notice>
      )}
      <EvidenceForm key={number} pledge={pledge} corrected={update} />
    </>
  );
}
