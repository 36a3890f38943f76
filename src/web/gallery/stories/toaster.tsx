import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'Toast', Show };

function Show() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        onClick={() =>
          toast({ title: 'Saved', description: 'Your profile is up to date.', variant: 'success' })
        }
      >
        Show a success
      </Button>
      <Button
        onClick={() =>
          toast({
            title: 'Not sent',
            description: 'The server did not answer. Try again.',
            variant: 'destructive',
          })
        }
      >
        Show a fault
      </Button>
    </div>
  );
}
