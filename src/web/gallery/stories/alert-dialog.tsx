import { useState } from 'react';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Overlays', title: 'Alert dialog', Show };

function Show() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete app
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete Invoice tracker?"
        description="Its pages and its data are removed. This cannot be undone."
        action="Delete app"
        onAction={() => setOpen(false)}
      />
    </>
  );
}
