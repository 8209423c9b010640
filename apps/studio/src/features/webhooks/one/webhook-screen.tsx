import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { Screen } from '../../../layout/screen.tsx';
import { ScreenSkeleton } from '../../../layout/screen-skeleton.tsx';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { DeliveryLog } from '../log/delivery-log.tsx';
import { webhooksPath } from '../webhook-paths.ts';
import { webhooksQuery } from '../webhooks-query.ts';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookFacts } from './webhook-facts.tsx';

/** One webhook, and what was sent to it. */
export default function WebhookScreen() {
  const t = useMessages('studio-webhooks');
  const { id } = useParams();
  const webhooks = useQuery(webhooksQuery(useApi()));
  const webhook = webhooks.data?.find((known) => known.id === id);
  if (!webhooks.data) {
    if (!webhooks.isError) return <ScreenSkeleton />;
    return (
      <Screen title={t('title')}>
        <LoadFailure query={webhooks} />
      </Screen>
    );
  }
  if (!webhook) return <NotFoundScreen />;
  return (
    <Screen title={webhook.name} actions={<TextLink href={webhooksPath}>{t('title')}</TextLink>}>
      <WebhookFacts webhook={webhook} />
      <WebhookActions key={webhook.id} webhook={webhook} />
      <DeliveryLog webhook={webhook} />
    </Screen>
  );
}
