import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton } from '@rostra/ui';

export function OrderLink() {
  const t = useMessages('studio-pages');
  return (
    <LinkButton
      variant="secondary"
      size="small"
      href={`${studioPath}/policies/order`}
      className="min-h-10"
    >
      {t('orderTitle')}
    </LinkButton>
  );
}
