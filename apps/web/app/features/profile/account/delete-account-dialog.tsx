import { deleteMe, deleteMeSchema, getDeletionNotice } from '@rostra/contract';
import {
  Button,
  Dialog,
  Loading,
  PasswordField,
  RetryNotice,
  Skeleton,
  useToast,
} from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi, useSessionSource } from '../../sessions/index.ts';

interface DeleteAccountDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ isOpen, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Delete my account">
      <DeleteAccount onCancel={onClose} />
    </Dialog>
  );
}

/** First what it means, a subscription included; only then the password and the button. */
function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const api = useApi();
  const notice = useQuery({
    queryKey: ['deletion-notice'],
    queryFn: ({ signal }) => api(getDeletionNotice, {}, { signal }),
    staleTime: 0,
  });
  if (notice.isPending) {
    return (
      <Loading className="mt-4">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-3 h-4 w-2/3" />
      </Loading>
    );
  }
  if (notice.isError) {
    return (
      <RetryNotice
        className="mt-4"
        title="What this means could not be fetched"
        isBusy={notice.isFetching}
        onRetry={notice.refetch}
      />
    );
  }
  return (
    <>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-sm marker:text-muted">
        {notice.data.consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <DeleteAccountForm onCancel={onCancel} />
    </>
  );
}

function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
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
      await api(deleteMe, { body });
      await source.forget(async () => {
        await navigate('/', { replace: true });
        toast.add({ title: 'Your account is deleted.' });
      });
      return undefined;
    },
  });
  return (
    <div className="mt-6">
      <AccountForm
        {...props}
        label="Delete my account"
        actions={
          <>
            <Button type="submit" variant="danger" isBusy={props.isBusy}>
              Delete for good
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          </>
        }
      >
        <PasswordField
          label="Your password"
          help="To be sure that it is you."
          autoComplete="current-password"
          error={props.errors.password}
          {...props.fields.password}
        />
      </AccountForm>
    </div>
  );
}
