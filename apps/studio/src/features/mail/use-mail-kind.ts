import { useAllMessages } from '@rostra/messages/react';

/** What people call a kind of mail. One without a name yet is shown as it is in the code. */
export function useMailKind(): (kind: string) => string {
  const messages = useAllMessages();
  return (kind) => {
    const name = String(messages.format('studio-mails', `kind.${kind}`));
    return name === `studio-mails.kind.${kind}` ? kind : name;
  };
}
