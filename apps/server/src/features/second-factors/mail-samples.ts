import type { MailSamples } from '../../feature.ts';
import {
  type FactorChange,
  factorChangedMail,
  factorsResetMail,
  recoveryCodeUsedMail,
} from './emails.ts';

const changes: readonly FactorChange[] = [
  'totp_added',
  'passkey_added',
  'totp_removed',
  'passkey_removed',
];

export const secondFactorMailSamples: MailSamples = {
  wording: 'second-factors-server',
  render: (site, { to, at }) => [
    ...changes.map((kind) => factorChangedMail(site, { email: to }, { kind, at })),
    recoveryCodeUsedMail(site, { email: to }, { at, unused: 7 }),
    factorsResetMail(site, { email: to }, at),
  ],
};
