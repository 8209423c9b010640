import type { StudioCollection, StudioEntry, VersionSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { Comparison } from './comparison.tsx';
import { NameDialog } from './name-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { useDescribeVersion } from './use-describe-version.ts';
import { type Restored, useRestore } from './use-restore.ts';
import type { VersionsTarget } from './use-versions.ts';
import { VersionSelect } from './version-select.tsx';

interface VersionDetailsProps {
  collection: StudioCollection;
  target: VersionsTarget;
  entry: StudioEntry;
  versions: readonly VersionSummary[];
  from: VersionSummary | undefined;
  to: VersionSummary;
  isSource: boolean;
  /** Changes the query of the URL. */
  onChange: (changes: Record<string, string>) => void;
}

/** A version compared with an earlier one. It can be named, and restored as the draft. */
export function VersionDetails(props: VersionDetailsProps) {
  const { collection, target, entry, versions, from, to, isSource, onChange } = props;
  const t = useMessages('studio-versions');
  const restoring = useRestore(
    target,
    versions.find(({ isDraft }) => isDraft),
  );
  const [named, setNamed] = useState<VersionSummary>();
  const [asked, setAsked] = useState<VersionSummary>();
  const [restored, setRestored] = useState<Restored>();
  const { time } = useDescribeVersion()(to);
  const { save: canSave } = entry.permissions;
  return (
    <div className="min-w-0">
      {restored ? (
        <RestoredNotice
          restored={restored}
          editorPath={editorPath(collection.section, entry)}
          isBusy={restoring.isBusy}
          onUndo={async () => {
            if (restored.before && (await restoring.restore(restored.before))) {
              setRestored(undefined);
            }
          }}
        />
      ) : null}
      <div className="flex flex-wrap items-end gap-3">
        {from ? (
          <VersionSelect
            label={t('from')}
            versions={versions}
            value={from.number}
            onChange={(number) => onChange({ from: String(number), to: String(to.number) })}
          />
        ) : null}
        <VersionSelect
          label={t('to')}
          versions={versions}
          value={to.number}
          onChange={(number) =>
            onChange({ to: String(number), ...(from ? { from: String(from.number) } : {}) })
          }
        />
      </div>
      {canSave ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {to.isDraft ? null : (
            <Button size="small" onClick={() => setAsked(to)}>
              {t('restore', { time })}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={() => setNamed(to)}>
            {to.label ? t('rename') : t('name', { time })}
          </Button>
        </div>
      ) : null}
      {from ? (
        <Comparison
          collection={collection}
          target={target}
          entry={entry}
          from={from}
          to={to}
          isSource={isSource}
          onView={(source) => onChange({ view: source ? 'source' : 'page' })}
        />
      ) : (
        <p className="mt-5 text-muted">{t('onlyOne')}</p>
      )}
      <NameDialog target={target} version={named} onClose={() => setNamed(undefined)} />
      <RestoreDialog
        version={asked}
        isBusy={restoring.isBusy}
        error={restoring.error}
        onClose={() => {
          setAsked(undefined);
          restoring.clearError();
        }}
        onRestore={async (version) => {
          const done = await restoring.restore(version);
          if (!done) return;
          setRestored(done);
          setAsked(undefined);
        }}
      />
    </div>
  );
}
