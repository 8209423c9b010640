import type { BlockName } from '@rostra/markdown-editor';
import { useMessages } from '@rostra/messages/react';

/** The words around blocks in the editor. */
export function useBlockTexts() {
  const t = useMessages('studio-editor');
  return {
    name: (name: BlockName) => t(`tool.${name}`),
    title: (name: BlockName) => t(`blockTitle.${name}`),
    settings: () => t('blockSettings'),
    remove: () => t('removeBlock'),
  };
}
