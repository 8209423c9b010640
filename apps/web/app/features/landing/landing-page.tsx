import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { useTextLanguage } from '../../lib/languages/text-language.ts';
import { JoinButton } from '../sessions/index.ts';
import { FrontPage } from './front-page.tsx';
import { Hemicycle } from './hemicycle.tsx';
import type { LandingContent } from './landing.ts';
import { MembershipBand } from './membership-band.tsx';
import { OpenNow } from './open-now.tsx';
import { PolicyIndex } from './policy-index.tsx';

export function LandingPage({ content }: { content: LandingContent }) {
  return (
    <>
      <Statement statement={content.statement} />
      <OpenNow decisions={content.open} />
      <PolicyIndex policies={content.policies} />
      {content.posts.length > 0 ? <FrontPage posts={content.posts} /> : null}
      <MembershipBand membership={content.membership} />
    </>
  );
}

function Statement({ statement }: { statement: LandingContent['statement'] }) {
  const t = useMessages('landing');
  const site = useMessages('site');
  const language = useTextLanguage(statement?.locale);
  return (
    <section className="shell pt-12 md:pt-20 lg:pt-24">
      <h1 {...language} className="max-w-[15ch] text-5xl tracking-display">
        {statement?.title ?? site('tagline')}
      </h1>
      <div className="mt-8 grid items-end gap-x-8 lg:mt-10 lg:grid-cols-12">
        <div className="pb-10 lg:col-span-5 lg:pb-16">
          {statement ? (
            <p {...language} className="figures-text max-w-measure font-serif text-lg">
              {statement.body}
            </p>
          ) : null}
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <JoinButton size="large" />
            <TextLink href="#policies">{t('readPolicies')}</TextLink>
          </div>
        </div>
        <div className="lg:col-span-7 lg:-mt-32">
          <Hemicycle className="w-full" />
        </div>
      </div>
    </section>
  );
}
