import { useAllMessages } from '@rostra/messages/react';

/** What people call the messages of a feature. One without a name yet is shown as it is in the code. */
export function useFeatureName(): (feature: string) => string {
  const messages = useAllMessages();
  return (feature) => {
    const name = String(messages.format('studio-wording', `feature.${feature}`));
    return name === `studio-wording.feature.${feature}` ? feature : name;
  };
}
