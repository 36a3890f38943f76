import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Overlays', title: 'Dialog, a sheet on phones', Show };

function Show() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Name your app</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Name your app"
        description="You can change it later."
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button look="primary" onClick={() => setOpen(false)}>
              Save
            </Button>
          </>
        }
      >
        <Field label="App name">{(control) => <Input {...control} defaultValue="Invoice tracker" />}</Field>
      </Dialog>
    </>
  );
}
