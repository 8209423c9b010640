import { changePreferences, type SubscriberPreferences } from '@rostra/contract';
import { isLanguage, languages } from '@rostra/messages';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { SelectField } from '@rostra/ui/forms';
import { useState } from 'react';
import { useSite } from '../../../lib/site/site-context.ts';
import { useApi } from '../../sessions/index.ts';
import { NewsletterChoice } from '../newsletter-choice.tsx';
import { CallAnswer } from './call-answer.tsx';
import { useLinkCalls } from './use-link-calls.ts';

interface PreferencesFormProps {
  code: string;
  preferences: SubscriberPreferences;
  onSaved: (saved: SubscriberPreferences) => void;
  onSpent: () => void;
}

const chosenIn = ({ newsletters }: SubscriberPreferences) =>
  newsletters.filter(({ isSubscribed }) => isSubscribed).map(({ id }) => id);

export function PreferencesForm({ code, preferences, onSaved, onSpent }: PreferencesFormProps) {
  const t = useMessages('newsletters');
  const api = useApi();
  const site = useSite();
  const [chosen, setChosen] = useState(() => chosenIn(preferences));
  const [language, setLanguage] = useState(preferences.language);
  const { running, answer, run } = useLinkCalls(onSpent);
  const save = (newsletters: string[]) => async () => {
    const { data } = await api(changePreferences, { body: { code, newsletters, language } });
    setChosen(chosenIn(data));
    onSaved(data);
    return chosenIn(data).length === 0 ? t('leftAll') : t('saved');
  };
  return (
    <form
      method="post"
      aria-label={t('preferencesTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        void run('save', save(chosen));
      }}
    >
      {preferences.newsletters.length > 0 ? (
        <NewsletterChoice
          legend={t('choose')}
          newsletters={preferences.newsletters}
          chosen={chosen}
          onChange={setChosen}
        />
      ) : (
        <p>{t('nothingLeft')}</p>
      )}
      {site.languages.length > 1 ? (
        <SelectField
          className="mt-6"
          label={t('language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
        >
          {site.languages.filter(isLanguage).map((code) => (
            <option key={code} value={code} lang={code}>
              {languages[code].name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <CallAnswer answer={answer} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isBusy={running === 'save'}>
          {t('save')}
        </Button>
        {chosenIn(preferences).length > 0 ? (
          <Button
            variant="secondary"
            isBusy={running === 'leave'}
            onClick={() => void run('leave', save([]))}
          >
            {t('leaveAll')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
