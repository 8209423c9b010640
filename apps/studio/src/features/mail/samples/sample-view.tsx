import type { MailKind, MailSample } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceSelect } from '../../../lib/controls/choice-select.tsx';
import { withStyleNonce } from '../../../lib/style-nonce.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { SampleLoading } from './sample-loading.tsx';
import { samplesQuery } from './samples-query.ts';

interface SampleViewProps {
  mail: MailKind;
  language: string;
}

/** A mail in every case in which its text differs, with a link to its texts. */
export function SampleView({ mail: { kind, wording }, language }: SampleViewProps) {
  const t = useMessages('studio-mails');
  const samples = useQuery(samplesQuery(useApi(), kind, language));
  const [index, setIndex] = useState(0);
  const sample = samples.data?.[index];
  if (!samples.data || !sample) return <SampleLoading query={samples} />;
  const count = samples.data.length;
  const wordingQuery = new URLSearchParams({ feature: wording, language });
  return (
    <div className="mt-5 max-w-3xl">
      {count > 1 ? (
        <ChoiceSelect
          label={t('samplesCase')}
          options={samples.data.map((_sample, at) => [
            String(at),
            t('samplesCaseName', { number: at + 1, count }),
          ])}
          value={String(index)}
          onChange={(value) => setIndex(Number(value))}
          className="block w-40"
        />
      ) : null}
      <Rendered sample={sample} language={language} />
      <p className="mt-3">
        <TextLink href={`${studioPath}/wording?${wordingQuery}`}>{t('samplesChange')}</TextLink>
      </p>
      <details className="mt-3">
        <summary className="min-h-10 cursor-pointer py-2 font-medium">{t('samplesText')}</summary>
        <pre
          className="mt-2 whitespace-pre-wrap wrap-anywhere border border-line p-4 text-sm"
          lang={language}
          dir="auto"
        >
          {sample.text}
        </pre>
      </details>
    </div>
  );
}

/** Its links and scripts are dead: the frame has no rights. */
function Rendered({ sample, language }: { sample: MailSample; language: string }) {
  const t = useMessages('studio-mails');
  return (
    <>
      <p className="mt-4 font-medium" lang={language} dir="auto">
        <span className="sr-only">{t('samplesSubject')} </span>
        {sample.subject}
      </p>
      <iframe
        title={t('samplesFrame')}
        sandbox=""
        srcDoc={withStyleNonce(sample.html)}
        className="mt-3 block h-[32rem] w-full border border-line-strong bg-paper"
      />
    </>
  );
}
