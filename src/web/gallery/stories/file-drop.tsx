import { useState } from 'react';
import { FileDrop } from '../../ui/file-drop.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'File drop', Show };

function Show() {
  const [files, setFiles] = useState<readonly File[]>([
    new File(['date,amount\n2026-03-01,120'], 'statement.csv', { type: 'text/csv' }),
  ]);
  return (
    <div className="max-w-xl">
      <FileDrop
        label="Bank statements"
        hint="CSV or PDF, up to 50 MB each"
        accept={['text/csv', '.pdf']}
        maxBytes={50 * 1024 * 1024}
        maxFiles={5}
        files={files}
        onChange={setFiles}
      />
    </div>
  );
}
