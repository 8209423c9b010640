import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi, useCan } from '../../../../session/session-provider.tsx';
import { areasQuery, LeadBadge } from '../../../policies/index.ts';

/** Says whether a policy leads its area, and why. */
export function LeadHint({ documentId }: { documentId: string }) {
  const t = useMessages('studio-pages');
  const can = useCan();
  const { data: areas = [] } = useQuery(areasQuery(useApi()));
  const led = areas.find(({ policies }) =>
    policies.some((policy) => policy.documentId === documentId && policy.leads),
  );
  const reason = led?.policies.find((policy) => policy.documentId === documentId)?.leads;
  return (
    <p className="mt-2 text-xs leading-snug">
      {led && reason ? <LeadBadge path={led.path} reason={reason} /> : null}
      {can('content.edit') ? (
        <TextLink href={`${studioPath}/policies/order`} className="mt-1 block w-fit">
          {t('changeOrder')}
        </TextLink>
      ) : null}
    </p>
  );
}
