import { useState } from 'react';
import { contract as exportMyData } from '../../../functions/export-my-data/contract.ts';
import { brand } from '../../../kernel/brand.ts';
import { callFunctionByName } from '../../lib/call-function.ts';
import { Failure, messageOf } from '../../lib/failures/failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { SettingsSection } from './settings-section.tsx';

export function YourDataSection() {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const file = await callFunctionByName(exportMyData.name, {});
      if (!(file instanceof Blob))
        throw new Failure('internal', 'The server sent no file. Please try again.');
      saveFile(file, `${brand.slug}-export-${new Date().toISOString().slice(0, 10)}.zip`);
      toast({ title: 'Export ready', description: 'The zip is in your downloads.', variant: 'success' });
    } catch (error) {
      toast({
        title: 'Export failed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
    setBusy(false);
  }

  return (
    <SettingsSection
      id="your-data"
      heading="Your data"
      intro="Everything that is kept about you, as a zip with one JSON file for each kind."
    >
      <Button busy={busy} onClick={() => void download()}>
        Download my data
      </Button>
    </SettingsSection>
  );
}
