import type { MetaDescriptor } from 'react-router';
import { type Matches, translate } from '../messages/translate.ts';
import { pageMeta } from './page-meta.ts';

/** Of a page whose loader found nothing. */
export const notFoundMeta = (matches: Matches): MetaDescriptor[] =>
  pageMeta(matches, { title: translate(matches, 'site')('notFound'), isHidden: true });
