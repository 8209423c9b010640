import type { TextAccess } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { type Plan, plans } from '@rostra/contract/plans';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton, Spinner, textLinkClass } from '@rostra/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePlanTexts } from '../../lib/plans/use-plan-texts.ts';
import { JoinButton, useSession } from '../sessions/index.ts';
import type { UnlockState } from './use-unlocked.ts';

interface LockedProps {
  access: TextAccess | undefined;
  /** The reader sees the part above the paywall. */
  hasBeginning: boolean;
  state: UnlockState;
  onRetry?: () => void;
}

/** In the place of a text, or of the rest of it: what opens it, and the next step. */
export function Locked({ access, hasBeginning, state, onRetry }: LockedProps) {
  const t = useMessages('pages');
  const { status } = useSession();
  if (state === 'loading') {
    return (
      <p className="text-accent">
        <Spinner label={t('loading')} />
      </p>
    );
  }
  if (state === 'failed') {
    return (
      <Notice title={t('failed')}>
        <p className="mt-2">{t('failedText')}</p>
        <Button variant="secondary" className="mt-5" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </Notice>
    );
  }
  const isMember = status === 'member';
  const title = isMember
    ? t(hasBeginning ? 'restNotIncluded' : 'notIncluded')
    : t(hasBeginning ? 'restForMembers' : 'forMembers');
  return (
    <Notice title={title}>
      <Requirement access={access} />
      <div className="mt-5 flex flex-wrap gap-3">
        {isMember ? (
          <LinkButton href={pathTo(pages.subscription)}>{t('seePlans')}</LinkButton>
        ) : (
          <JoinButton />
        )}
      </div>
      {isMember ? null : <LogIn />}
    </Notice>
  );
}

/** Comes back to this page. */
function LogIn() {
  const t = useMessages('pages');
  const from = useLocation();
  return (
    <p className="mt-4 text-sm">
      {t.rich('haveAccount', {
        login: (text) => (
          <Link to={pathTo(pages.login)} state={{ from, isPage: true }} className={textLinkClass}>
            {text}
          </Link>
        ),
      })}
    </p>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="members-only"
      data-print="hidden"
      className="max-w-measure border-accent border-s-4 bg-accent-soft px-6 py-6"
    >
      <h2 id="members-only" className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const isPlan = (access: string): access is Plan => plans.some((plan) => plan === access);

function Requirement({ access }: Pick<LockedProps, 'access'>) {
  const t = useMessages('pages');
  const { levelName } = usePlanTexts();
  const sentence = () => {
    if (access === undefined || access === 'everyone' || access === 'account') return t('account');
    return isPlan(access) ? t('plan', { plan: levelName(access) }) : t('paidPlan');
  };
  return <p className="mt-2">{sentence()}</p>;
}
