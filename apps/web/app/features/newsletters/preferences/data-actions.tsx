import { downloadSubscriberData, eraseSubscriberData } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { useState } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useApi } from '../../sessions/index.ts';
import { CallAnswer } from './call-answer.tsx';
import { useLinkCalls } from './use-link-calls.ts';

interface DataActionsProps {
  code: string;
  onErased: () => void;
  onSpent: () => void;
}

export function DataActions({ code, onErased, onSpent }: DataActionsProps) {
  const t = useMessages('newsletters');
  const api = useApi();
  const [isAsking, setIsAsking] = useState(false);
  const { running, answer, run } = useLinkCalls(onSpent);
  const download = async () => {
    const data = await api(downloadSubscriberData, { body: { code } });
    const text = JSON.stringify(data, undefined, 2);
    saveFile('my-newsletters.json', new Blob([text], { type: 'application/json' }));
    return undefined;
  };
  const erase = async () => {
    await api(eraseSubscriberData, { body: { code } });
    onErased();
    return undefined;
  };
  return (
    <div className="mt-8">
      <CallAnswer answer={answer} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          isBusy={running === 'download'}
          onClick={() => void run('download', download)}
        >
          {t('download')}
        </Button>
        <Button
          variant="secondary"
          className="border-danger! text-danger!"
          aria-expanded={isAsking}
          onClick={() => setIsAsking(!isAsking)}
        >
          {t('erase')}
        </Button>
      </div>
      {isAsking ? (
        <Notice tone="danger" className="mt-4" title={t('eraseQuestion')} isLive>
          <p>{t('eraseText')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              size="small"
              isBusy={running === 'erase'}
              onClick={() => void run('erase', erase)}
            >
              {t('eraseYes')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setIsAsking(false)}>
              {t('eraseNo')}
            </Button>
          </div>
        </Notice>
      ) : null}
    </div>
  );
}
