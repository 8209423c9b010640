import type { ImportState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';

const tones: Record<ImportState, Tone> = {
  uploading: 'warning',
  checking: 'neutral',
  ready: 'warning',
  importing: 'neutral',
  imported: 'success',
  undoing: 'neutral',
  undone: 'neutral',
  failed: 'danger',
};

export function ImportBadge({ state }: { state: ImportState }) {
  const t = useMessages('studio-imports');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
