import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import type { ReactNode } from 'react';
import type { Blocker } from 'react-router';

interface LeaveQuestionProps {
  blocker: Blocker;
  /** Otherwise, it is asked as soon as the blocker stops somebody. */
  isOpen?: boolean;
  title: string;
  children: ReactNode;
  stay: string;
  leave: string;
}

/** Asks whether to leave a screen although something on it has not been saved. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { blocker, isOpen = true, title, children, stay, leave } = props;
  const onStay = () => blocker.reset?.();
  return (
    <Dialog isOpen={isOpen && blocker.state === 'blocked'} onClose={onStay} title={title}>
      <p className="mt-3 text-muted">{children}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onStay}>{stay}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          {leave}
        </Button>
      </div>
    </Dialog>
  );
}
