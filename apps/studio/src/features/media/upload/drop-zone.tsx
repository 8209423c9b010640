import { useMessages } from '@rostra/messages/react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface DropZoneProps {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Takes files that are dropped anywhere on a screen. The same is possible with its button. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const t = useMessages('studio-media');
  const [isOver, setIsOver] = useState(false);
  /** Elements inside report entering and leaving too. */
  const depth = useRef(0);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const leave = () => {
    depth.current = 0;
    setIsOver(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the upload button
    <div
      className="relative min-h-[calc(100dvh-3.25rem)] wide:min-h-dvh"
      onDragEnter={(event) => {
        if (!hasFiles(event)) return;
        depth.current += 1;
        setIsOver(true);
      }}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDragLeave={(event) => {
        if (!hasFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        leave();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver ? (
        <div className="pointer-events-none absolute inset-2 z-10 flex items-start justify-center rounded border-2 border-accent border-dashed bg-accent-soft/80 pt-32">
          <p className="font-serif text-xl">{t('drop')}</p>
        </div>
      ) : null}
    </div>
  );
}
