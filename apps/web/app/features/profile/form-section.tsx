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
  /** Label of the submit button. */
  action: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A section with one form, guarded against losing unsaved changes. */
export function FormSection({ form, action, intro, children, ...section }: FormSectionProps) {
  const { props, isDirty } = form;
  useUnsaved(section.title, isDirty);
  return (
    <MemberSection {...section}>
      {intro}
      <AccountForm {...props} label={section.title} submitLabel={action}>
        {children}
      </AccountForm>
    </MemberSection>
  );
}
