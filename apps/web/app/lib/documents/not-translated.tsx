import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useTextLanguage } from '../languages/text-language.ts';

interface NotTranslatedProps {
  /** The language of the text that is shown. */
  locale: string | undefined;
  className?: string;
}

/** Tells readers that the text below is in a different language from the page. */
export function NotTranslated({ locale, className }: NotTranslatedProps) {
  const t = useMessages('documents');
  const { lang } = useTextLanguage(locale);
  if (!lang) return null;
  return (
    <p
      role="note"
      className={cx('border-accent border-s-4 bg-sunken px-4 py-3 text-sm', className)}
    >
      {t('notTranslated')}
    </p>
  );
}
