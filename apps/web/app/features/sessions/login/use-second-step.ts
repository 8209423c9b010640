import type { AuthResponse, PendingLogin } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSessionSource } from '../session/use-session.tsx';
import type { Blocked } from './use-blocked.ts';

export interface SecondStepProps {
  pending: PendingLogin;
  attempt: Blocked['attempt'];
  onLoggedIn: (login: AuthResponse) => void;
  /** Back to the password, with a reason if the login has expired. */
  onCancel: (reason?: string) => void;
}

interface SecondStep {
  pending: PendingLogin;
  Component: ComponentType<SecondStepProps>;
}

/** Its script is loaded for accounts with a second factor only. */
const load = async (pending: PendingLogin): Promise<SecondStep> => {
  const { SecondFactorStep } = await import('../../second-factors/index.ts');
  return { pending, Component: SecondFactorStep };
};

/**
 * The second step of a login. A password reset hands its pending login over in the state of the
 * navigation.
 */
export function useSecondStep() {
  const t = useMessages('sessions');
  const source = useSessionSource();
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [step, setStep] = useState<SecondStep>();
  const [cancelReason, setCancelReason] = useState<string>();
  const [handedOver] = useState(() => readPending(state));
  useEffect(() => {
    if (handedOver) load(handedOver).then(setStep, () => undefined);
  }, [handedOver]);
  return {
    step,
    cancelReason,
    begin: async (pending: PendingLogin) => {
      setCancelReason(undefined);
      setStep(await load(pending));
    },
    complete: (login: AuthResponse) => {
      source.setMember(login);
      toast.add({ title: t('loggedIn') });
    },
    cancel: (reason?: string) => {
      setStep(undefined);
      setCancelReason(reason);
      const { secondFactor: _, ...rest } = (state ?? {}) as Partial<PendingLogin>;
      void navigate('.', { replace: true, state: rest });
    },
  };
}

function readPending(state: unknown): PendingLogin | undefined {
  const { secondFactor } = (state ?? {}) as Partial<PendingLogin>;
  return secondFactor ? { secondFactor } : undefined;
}
