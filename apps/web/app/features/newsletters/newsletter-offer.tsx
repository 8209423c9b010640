import type { Newsletter } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { NewsletterChoice } from './newsletter-choice.tsx';

interface NewsletterOfferProps {
  newsletters: readonly Newsletter[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** For people who create an account. Nothing is chosen beforehand. */
export function NewsletterOffer(props: NewsletterOfferProps) {
  const t = useMessages('newsletters');
  return (
    <div className="mt-6">
      <NewsletterChoice legend={t('registerOffer')} {...props} />
    </div>
  );
}
