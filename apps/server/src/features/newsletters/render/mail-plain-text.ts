import type { MailFrame } from './mail-frame.ts';
import { leaveMark, preferencesMark } from './placeholders.ts';

/** The mail for programs and readers that show text only, from a frame whose texts are no HTML. */
export function plainTextOf(frame: MailFrame): string {
  const { local, sender, introduction, title, text, gate, webUrl, newsletterName } = frame;
  const t = local.messages.of('mailing-server');
  const link = (label: string, url: string) => `${label}:\n${url}`;
  const locked = gate
    ? [
        [gate.title, gate.requirement].join('\n'),
        link(gate.action.label, gate.action.url),
        ...(gate.logIn ? [link(gate.logIn.label, gate.logIn.url)] : []),
      ]
    : [];
  const footer = [
    t('whyYouGetIt', { name: newsletterName, site: local.name }),
    link(t('leave'), leaveMark),
    link(t('preferences'), preferencesMark),
    [sender.name, ...sender.addressLines].join('\n'),
    ...(sender.imprintUrl ? [link(t('imprint'), sender.imprintUrl)] : []),
  ];
  const online = webUrl === null ? [] : [link(t('readOnline'), webUrl)];
  const all = [introduction, title, text, ...locked, ...online, '-- ', ...footer];
  return `${all.filter((part) => part !== '').join('\n\n')}\n`;
}
