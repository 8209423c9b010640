import { getSite, listNewsletters } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { EmptyState, TextLink } from '@rostra/ui';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { load } from '../../lib/server-rendering/load.ts';
import { requireFeature } from '../../lib/server-rendering/require-feature.ts';
import type { Route } from './+types/newsletters.route.ts';
import { SubscribeForm } from './subscribe-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  await requireFeature(context, pages.newsletters);
  const { data } = await load(context, (api) => api(listNewsletters, {}));
  const { legal } = await load(context, (api) => api(getSite));
  return { newsletters: data, privacy: legal.privacy };
}

export function meta({ matches }: Route.MetaArgs) {
  const t = translate(matches, 'newsletters');
  return pageMeta(matches, {
    title: t('title'),
    description: t('lead'),
    path: pathTo(pages.newsletters),
  });
}

export default function NewslettersRoute({ loaderData }: Route.ComponentProps) {
  const { newsletters, privacy } = loaderData;
  const t = useMessages('newsletters');
  const [only, ...others] = newsletters;
  if (!only) {
    return (
      <FormPage title={t('title')}>
        <EmptyState title={t('none')}>
          <p>{t('noneText')}</p>
        </EmptyState>
      </FormPage>
    );
  }
  const profile = `${pathTo(pages.profile)}#newsletters`;
  return (
    <FormPage
      title={others.length > 0 ? t('title') : only.name}
      lead={(others.length === 0 && only.description) || t('lead')}
      aside={
        <>
          <AsideText title={t('nextTitle')}>{t('next')}</AsideText>
          <AsideText title={t('memberTitle')}>
            {t.rich('member', {
              link: (children) => <TextLink href={profile}>{children}</TextLink>,
            })}
          </AsideText>
        </>
      }
    >
      <SubscribeForm newsletters={newsletters} privacy={privacy} />
    </FormPage>
  );
}
