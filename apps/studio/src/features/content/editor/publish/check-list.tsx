import type { PublishChecks } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { BellIcon, CheckIcon, CloseIcon, cx } from '@rostra/ui';
import type { ReactNode } from 'react';
import { WarningIcon } from '../../../../lib/icons.tsx';
import { useDescribeField } from '../../changes/use-describe-field.ts';

type Tone = 'success' | 'warning' | 'danger' | 'neutral';

const icons = {
  success: CheckIcon,
  warning: WarningIcon,
  danger: CloseIcon,
  neutral: BellIcon,
} as const;
const colours: Record<Tone, string> = {
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  neutral: 'text-muted',
};

/** Missing fields and unfinished parts prevent publishing. */
export const isComplete = ({ missing, unfinished }: PublishChecks): boolean =>
  missing.length === 0 && unfinished.length === 0;

/** Problems have to be confirmed. The rest is for information. */
export const hasProblems = ({ missingAltText, deadLinks }: PublishChecks): boolean =>
  missingAltText.length > 0 || deadLinks.length > 0;

export function CheckList({ checks }: { checks: PublishChecks }) {
  const t = useMessages('studio-publishing');
  const { label } = useDescribeField();
  const { missing, unfinished, missingAltText, deadLinks, slugChange, membersNotified } = checks;
  return (
    <ul className="mt-2 grid gap-2">
      {missing.length > 0 ? (
        <Item tone="danger">{t('missing', { fields: missing.map(label).join(', ') })}</Item>
      ) : null}
      {unfinished.length > 0 ? (
        <Item tone="danger">
          {t('unfinished')}
          <ul className="mt-1 ps-4">
            {unfinished.map((part) => (
              <li key={part} className="list-disc wrap-anywhere">
                {part}
              </li>
            ))}
          </ul>
        </Item>
      ) : null}
      {isComplete(checks) ? <Item tone="success">{t('complete')}</Item> : null}
      {missingAltText.length > 0 ? (
        <Item tone="warning">{t('missingAltText', { count: missingAltText.length })}</Item>
      ) : null}
      {deadLinks.length > 0 ? (
        <Item tone="warning">
          {t('deadLinks', { count: deadLinks.length })}
          <ul className="mt-1 ps-4">
            {deadLinks.map((link) => (
              <li key={link} className="list-disc break-all">
                {link}
              </li>
            ))}
          </ul>
        </Item>
      ) : null}
      {slugChange ? (
        <Item tone="neutral">
          {t('slugChange', { oldSlug: slugChange.from, newSlug: slugChange.to })}
        </Item>
      ) : null}
      {membersNotified > 0 ? (
        <Item tone="neutral">{t('membersNotified', { count: membersNotified })}</Item>
      ) : null}
    </ul>
  );
}

function Item({ tone, children }: { tone: Tone; children: ReactNode }) {
  const ToneIcon = icons[tone];
  return (
    <li className="flex gap-2.5">
      <ToneIcon className={cx('mt-0.5 size-4 shrink-0', colours[tone])} />
      <div className="min-w-0">{children}</div>
    </li>
  );
}
