import { useMessages } from '@rostra/messages/react';
import { Badge } from '@rostra/ui';
import { useSite } from '../lib/site.ts';

const features = [
  ['blog', 'FEATURE_BLOG'],
  ['memberContent', 'FEATURE_MEMBER_CONTENT'],
] as const;

/** Which features are on. The environment decides, because the server begins without those that are off. */
export function FeaturesSection() {
  const t = useMessages('studio-settings');
  const { features: enabled } = useSite();
  return (
    <>
      <p className="text-muted">{t('features.help')}</p>
      <ul aria-label={t('features')} className="mt-4 border-line border-t">
        {features.map(([name, variable]) => (
          <li
            key={name}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-line border-b py-3"
          >
            <div>
              <p className="font-medium">{t(`features.${name}`)}</p>
              <code dir="ltr" className="font-mono text-muted text-xs">
                {variable}
              </code>
            </div>
            <Badge tone={enabled[name] ? 'success' : 'neutral'}>
              {enabled[name] ? t('features.on') : t('features.off')}
            </Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
