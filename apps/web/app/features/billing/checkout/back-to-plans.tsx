import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { textLinkClass } from '@rostra/ui';
import { Link } from 'react-router';

export function BackToPlans() {
  const t = useMessages('billing');
  return (
    <Link
      to={pathTo(pages.subscription)}
      defaultShouldRevalidate={false}
      className={`${textLinkClass} -my-2.5 inline-block py-2.5 text-sm`}
    >
      {t('allPlans')}
    </Link>
  );
}
