import { Copy, Download, Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { copyText, download } from '../../ui/download.ts';
import { say } from '../../ui/toast.tsx';

export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  async function copy(): Promise<void> {
    if (await copyText(text)) say('Copied.');
    else say('This browser does not let the app copy. Mark the text and copy it by hand.', { tone: 'bad' });
  }
  return (
    <Button disabled={text === ''} onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}

export function DownloadButton({
  name,
  text,
  type = 'text/plain',
  label = 'Download',
}: {
  name: string;
  text: string;
  type?: string;
  label?: string;
}) {
  return (
    <Button
      disabled={text === ''}
      onClick={() => {
        download(name, text, type);
        say(`${name} was downloaded.`);
      }}
    >
      <Download aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}

export function PrintButton({ label = 'Print' }: { label?: string }) {
  return (
    <Button onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}
