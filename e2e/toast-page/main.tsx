import { MessagesProvider } from '@rostra/messages/react';
import { englishMessages } from '@rostra/messages/testing';
import { Button, Toaster, ToastProvider, useToast } from '@rostra/ui';
import { StrictMode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import './toast-page.css';

function Controls() {
  const toast = useToast();
  const count = useRef(0);
  const last = useRef('');
  const add = (variant: 'default' | 'destructive') => {
    count.current += 1;
    last.current = toast.add({
      title: `Toast ${count.current}`,
      description: 'Something has happened.',
      variant,
      durationMs: 60_000,
      action: { label: 'Undo', altText: 'Undo what happened', onSelect: () => {} },
    });
  };
  return (
    <main>
      <h1>Toasts</h1>
      <Button onClick={() => add('default')}>Add</Button>
      <Button onClick={() => add('destructive')}>Add destructive</Button>
      <Button onClick={() => toast.update(last.current, { title: 'Changed' })}>Update last</Button>
      <Button onClick={() => toast.dismiss()}>Dismiss all</Button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MessagesProvider value={englishMessages()}>
        <ToastProvider>
          <Controls />
          <Toaster />
        </ToastProvider>
      </MessagesProvider>
    </StrictMode>,
  );
}
