import { textLinkClass } from '@rostra/ui';
import { Link } from 'react-router';
import { SUBSCRIPTION_PATH } from '../../../lib/navigation/plan-path.ts';

export function BackToPlans() {
  return (
    <Link
      to={SUBSCRIPTION_PATH}
      defaultShouldRevalidate={false}
      className={`${textLinkClass} -my-2.5 inline-block py-2.5 text-sm`}
    >
      All plans
    </Link>
  );
}
