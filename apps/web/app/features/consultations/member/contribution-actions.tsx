import type { OwnContribution } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, CheckIcon, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { useSupport, useWithdraw } from './use-consultation.ts';

interface ContributionActionsProps {
  slug: string;
  contribution: OwnContribution;
}

export function ContributionActions({ slug, contribution }: ContributionActionsProps) {
  if (!contribution.isOwn) return <Support slug={slug} contribution={contribution} />;
  if (contribution.state !== 'open') return null;
  return <Withdraw slug={slug} contribution={contribution} />;
}

function Support({ slug, contribution }: ContributionActionsProps) {
  const t = useMessages('consultations');
  const support = useSupport(slug, contribution);
  const { isSupported, id } = contribution;
  return (
    <Button
      size="small"
      variant="secondary"
      aria-pressed={isSupported}
      aria-describedby={`contribution-${id}-by`}
      isBusy={support.isPending}
      onClick={() => support.mutate(!isSupported)}
    >
      {isSupported ? <CheckIcon /> : null}
      {t(isSupported ? 'supported' : 'support')}
    </Button>
  );
}

function Withdraw({ slug, contribution }: ContributionActionsProps) {
  const t = useMessages('consultations');
  const toast = useToast();
  const withdraw = useWithdraw(slug, contribution, () => {
    toast.add({ title: t('withdrawn') });
    requestAnimationFrame(() =>
      document.getElementById(`paragraph-${contribution.blockId}`)?.focus(),
    );
  });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-describedby={`contribution-${contribution.id}-by`}
        onClick={() => setIsOpen(true)}
      >
        {t('withdraw')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        isBusy={withdraw.isPending}
        title={t('withdrawTitle')}
      >
        <p>{t('withdrawText')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            variant="danger"
            isBusy={withdraw.isPending}
            onClick={() => withdraw.mutate(undefined, { onError: () => setIsOpen(false) })}
          >
            {t('withdraw')}
          </Button>
          <Button variant="secondary" onClick={() => setIsOpen(false)}>
            {t('keep')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
