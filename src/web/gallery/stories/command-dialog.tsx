import { AppWindow, Bot, Moon, Plus, Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CommandDialog } from '../../ui/command-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Overlays', title: 'Command palette', Show };

function Show() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the palette</Button>
      <CommandDialog
        open={open}
        onOpenChange={setOpen}
        groups={[
          {
            label: 'Pages',
            items: [
              { id: 'settings', label: 'Settings', icon: <Settings aria-hidden />, hint: 'Page', to: '/' },
              { id: 'apps', label: 'Apps', icon: <AppWindow aria-hidden />, hint: 'Page', to: '/' },
            ],
          },
          {
            label: 'Agents',
            items: [
              { id: 'law', label: 'Contract review', icon: <Bot aria-hidden />, hint: 'Legal', to: '/' },
              { id: 'tax', label: 'Tax planner', icon: <Bot aria-hidden />, hint: 'Finance', to: '/' },
            ],
          },
          {
            label: 'Actions',
            items: [
              {
                id: 'new',
                label: 'Create an app',
                icon: <Plus aria-hidden />,
                keys: ['C'],
                onSelect: () => toast({ title: 'Created' }),
              },
              {
                id: 'theme',
                label: 'Switch to light theme',
                icon: <Moon aria-hidden />,
                keywords: 'dark appearance',
                onSelect: () => toast({ title: 'Switched' }),
              },
            ],
          },
        ]}
      />
    </>
  );
}
