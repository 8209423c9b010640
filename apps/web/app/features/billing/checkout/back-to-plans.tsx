import { textLinkClass } from '@rostra/ui';
import { Link } from 'react-router';
import { OVERVIEW_PATH } from '../plans/chosen-plan.ts';

export function BackToPlans() {
  return (
    <Link to={OVERVIEW_PATH} defaultShouldRevalidate={false} className={`${textLinkClass} text-sm`}>
      All plans
    </Link>
  );
}
