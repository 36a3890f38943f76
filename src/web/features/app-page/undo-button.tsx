import { Undo2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { dismissFailure, toast } from '../../ui/toast.ts';
import { useAppPage } from './app-page-context.ts';

interface UndoButtonProps {
  /** The version that comes back. */
  to: number;
  onDone?: () => void;
}

/** Takes a change back: the version before it becomes the newest. */
export function UndoButton({ to, onDone }: UndoButtonProps) {
  const { changes } = useAppPage();
  async function undo() {
    const end = await changes.restore(to);
    if (end.kind === 'made' && end.result.success) {
      dismissFailure('Not undone');
      onDone?.();
      return;
    }
    toast({
      title: 'Not undone',
      description: end.kind === 'refused' ? end.message : 'Please try again.',
      variant: 'destructive',
    });
  }
  return (
    <Button disabled={changes.busy} onClick={() => void undo()}>
      <Undo2 aria-hidden />
      Undo
    </Button>
  );
}
