import { data } from 'react-router';
import { NotFoundPage } from '../../lib/errors/not-found-page.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/not-found.route.ts';

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: translate(matches, 'site')('notFound'), isHidden: true });
}

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
