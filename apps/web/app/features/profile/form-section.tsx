import { Button } from '@rostra/ui';
import type { ReactNode } from 'react';
import { AccountForm } from '../../lib/forms/account-form.tsx';
import type { ContractForm } from '../../lib/forms/use-contract-form.ts';
import { MemberSection } from '../../lib/member-pages/member-section.tsx';
import { useUnsaved } from './unsaved-changes.tsx';

interface FormSectionProps {
  id: string;
  title: string;
  text: string;
  form: ContractForm<string>;
  /** What the button says. */
  action: string;
  /** Above the form. */
  intro?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A section that is one form; leaving the page asks first while it holds something unsaved. */
export function FormSection({ form, action, intro, children, ...section }: FormSectionProps) {
  const { props, isDirty } = form;
  useUnsaved(section.title, isDirty);
  return (
    <MemberSection {...section}>
      {intro}
      <AccountForm
        {...props}
        label={section.title}
        actions={
          <Button type="submit" isBusy={props.isBusy}>
            {action}
          </Button>
        }
      >
        {children}
      </AccountForm>
    </MemberSection>
  );
}
