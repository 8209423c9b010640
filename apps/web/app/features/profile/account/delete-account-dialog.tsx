import { deleteMe, deleteMeSchema, getDeletionNotice } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, Loading, RetryNotice, Skeleton, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { PasswordField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { useApi, useSessionSource } from '../../sessions/index.ts';

interface DeleteAccountDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ isOpen, onClose }: DeleteAccountDialogProps) {
  const t = useMessages('profile');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isBusy={isBusy} title={t('deleteAccount')}>
      {/* Keeps the focus when the retry button disappears. */}
      <div tabIndex={-1}>
        <DeleteAccount isBusy={isBusy} onBusy={setIsBusy} onCancel={onClose} />
      </div>
    </Dialog>
  );
}

interface DeleteAccountProps {
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onCancel: () => void;
}

/** Shows the consequences before it asks for the password. */
function DeleteAccount(props: DeleteAccountProps) {
  const t = useMessages('profile');
  const api = useApi();
  const notice = useQuery({
    queryKey: ['deletion-notice'],
    queryFn: ({ signal }) => api(getDeletionNotice, {}, { signal }),
    staleTime: 0,
  });
  const failure = useQueryError(notice);
  if (failure) {
    return (
      <RetryNotice
        className="mt-4"
        title={t('detailsNotLoaded')}
        isBusy={notice.isFetching}
        onRetry={notice.refetch}
      />
    );
  }
  if (!notice.data) {
    return (
      <Loading className="mt-4">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-3 h-4 w-2/3" />
      </Loading>
    );
  }
  return (
    <>
      <ul className="mt-3 grid list-disc gap-2 ps-5 text-sm marker:text-muted">
        {notice.data.consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <DeleteAccountForm {...props} graceDays={notice.data.graceDays} />
    </>
  );
}

interface DeleteAccountFormProps extends DeleteAccountProps {
  graceDays: number;
}

function DeleteAccountForm({ isBusy, onBusy, onCancel, graceDays }: DeleteAccountFormProps) {
  const t = useMessages('profile');
  const source = useSessionSource();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { props } = useContractForm({
    schema: deleteMeSchema,
    names: ['password'],
    values: { password: '' },
    fieldOf: { wrong_password: 'password' },
    submit: async (body) => {
      onBusy(true);
      try {
        await api(deleteMe, { body });
        await source.forget(async () => {
          await navigate(pathTo(pages.landing), { replace: true });
          toast.add(
            graceDays === 0
              ? { title: t('deleted') }
              : {
                  title: t('deletionPlanned', { days: graceDays }),
                  description: t('keepByLogin'),
                },
          );
        });
      } finally {
        onBusy(false);
      }
      return undefined;
    },
  });
  return (
    <div className="mt-6">
      <AccountForm
        {...props}
        label={t('deleteAccount')}
        actions={
          <>
            <Button type="submit" variant="danger" isBusy={isBusy}>
              {t(graceDays === 0 ? 'deletePermanently' : 'deleteAccount')}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <PasswordField
          label={t('yourPassword')}
          help={t('confirmIdentity')}
          autoComplete="current-password"
          error={props.errors.password}
          {...props.fields.password}
        />
      </AccountForm>
    </div>
  );
}
