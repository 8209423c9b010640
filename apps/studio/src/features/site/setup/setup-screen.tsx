import type { Settings, StudioSetup } from '@rostra/contract';
import { elementIds, studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton, Loading } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, ScrollRestoration, useNavigate, useParams } from 'react-router';
import { RouteAnnouncer } from '../../../layout/route-announcer.tsx';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { useSite } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { settingsQuery } from '../settings/settings-query.ts';
import { AccountStep } from './account-step.tsx';
import { ContentStep } from './content-step.tsx';
import { LookStep } from './look-step.tsx';
import { MailStep } from './mail-step.tsx';
import { setupQuery } from './setup-query.ts';
import { SiteStep } from './site-step.tsx';
import { StepProgress } from './step-progress.tsx';
import { isSetupStep, type SetupStep, setupPath, setupSteps, stepAfter } from './steps.ts';

/** The first steps of a new owner. What is entered is stored with each step, so each can be left and reopened. */
export default function SetupScreen() {
  const t = useMessages('studio-setup');
  const { name } = useSite();
  const { step } = useParams();
  const api = useApi();
  const setup = useQuery(setupQuery(api));
  const settings = useQuery(settingsQuery(api));
  if (!isSetupStep(step)) return <Navigate to={toRoute(setupPath(setupSteps[0]))} replace />;
  if (setup.data?.isPending === false) return <Navigate to="/" replace />;
  const failed = [setup, settings].find(({ isError }) => isError);
  return (
    <div className="min-h-dvh">
      <header className="border-line border-b bg-sunken px-gutter py-3">
        <p className="truncate font-medium font-serif text-lg">{name}</p>
      </header>
      <main id={elementIds.main} tabIndex={-1} className="mx-auto max-w-measure px-gutter py-8">
        <ScreenTitle>{t(`title.${step}`)}</ScreenTitle>
        <StepProgress step={step} />
        <h1 className="mt-6 text-3xl">{t(`title.${step}`)}</h1>
        <p className="mt-2 text-base text-muted">{t(`lead.${step}`)}</p>
        {failed ? <LoadFailure query={failed} /> : null}
        {setup.isPending || settings.isPending ? (
          <Loading className="mt-6">
            <FormSkeleton />
          </Loading>
        ) : null}
        {setup.data && settings.data ? (
          <Step key={step} step={step} setup={setup.data} settings={settings.data} />
        ) : null}
      </main>
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  );
}

/** The router adds the path of the studio itself. */
const toRoute = (path: string) => path.slice(studioPath.length);

interface StepProps {
  step: SetupStep;
  setup: StudioSetup;
  settings: Settings;
}

function Step({ step, setup, settings }: StepProps) {
  const navigate = useNavigate();
  const next = stepAfter(step);
  const onDone = () => {
    if (next) void navigate(toRoute(setupPath(next)));
  };
  switch (step) {
    case 'account':
      return <AccountStep onDone={onDone} />;
    case 'site':
      return <SiteStep settings={settings} onDone={onDone} />;
    case 'look':
      return <LookStep settings={settings} onDone={onDone} />;
    case 'content':
      return <ContentStep starter={setup.starter} onDone={onDone} />;
    case 'mail':
      return <MailStep setup={setup} />;
  }
}
