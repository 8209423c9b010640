import { useMessages } from '@rostra/messages/react';
import { FormSkeleton } from '@rostra/ui';
import type { ReactNode } from 'react';
import { FormPage } from '../forms/form-page.tsx';
import { LinkResult } from './link-result.tsx';
import { WithLinkCode } from './with-link-code.tsx';

/** What the pages of all mailed links say. */
export interface MailedLinkTexts {
  pageTitle: string;
  lead?: string;
  aside?: ReactNode;
  /** The explanation if the link has no code, or one that is not valid any more. */
  incomplete: string;
  spent: string;
  /** Where to go from a link that cannot be used. */
  next: { href: string; label: string };
}

interface MailedLinkPageProps extends MailedLinkTexts {
  /** How many fields the page has, for its skeleton. */
  fields: number;
  children: (code: string) => ReactNode;
}

/** A page that is opened with the code of a mailed link. */
export function MailedLinkPage({ fields, children, ...texts }: MailedLinkPageProps) {
  const { pageTitle, lead, aside, incomplete, next } = texts;
  const t = useMessages('forms');
  return (
    <WithLinkCode
      skeleton={
        <FormPage title={pageTitle} lead={lead} aside={aside}>
          <FormSkeleton fields={fields} />
        </FormPage>
      }
      incomplete={
        <LinkResult
          pageTitle={pageTitle}
          tone="warning"
          title={t('linkIncomplete')}
          text={incomplete}
          next={next}
        />
      }
    >
      {children}
    </WithLinkCode>
  );
}

/** Replaces the page of a link that was used before, has expired or never existed. */
export function SpentLink({ pageTitle, spent, next }: MailedLinkTexts) {
  const t = useMessages('forms');
  return (
    <LinkResult
      pageTitle={pageTitle}
      tone="warning"
      title={t('linkSpent')}
      text={spent}
      next={next}
      takesFocus
    />
  );
}
