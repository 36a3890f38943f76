import { Copy, Mail, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { createValue, useValue } from '../../store/value.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { copyText } from '../../ui/download.ts';
import { say } from '../../ui/toast.tsx';
import { TextControl } from '../parts/text-control.tsx';

const times = createValue('times-shared', 0);

/** The address of the app and a few words about it, ready to be passed on. */
export function SharePanel({ text: start }: { text: string }) {
  const [text, setText] = useState(start);
  const [address] = useState(() => window.location.href.split('#')[0] ?? '');
  const [shared, keep] = useValue(times);
  async function copy(what: string, said: string): Promise<void> {
    const copied = await copyText(what);
    if (!copied)
      return say('Copying is not allowed here. Select the text and copy it by hand.', { tone: 'bad' });
    keep(times.get() + 1);
    say(said);
  }
  async function share(): Promise<void> {
    if (typeof navigator.share !== 'function')
      return copy(`${text} ${address}`, 'This browser has no share menu. The text and the link are copied.');
    try {
      await navigator.share({ text, url: address });
      keep(times.get() + 1);
    } catch {
      say('Nothing was shared.');
    }
  }
  return (
    <Panel title="Share">
      <div className="grid grid-cols-1 gap-4">
        <TextControl label="What to say" long value={text} onChange={setText} />
        <p className="break-all">
          Link: <strong>{address}</strong>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={() => void copy(address, 'The link is copied.')}>
            <Copy aria-hidden="true" className="size-4" />
            Copy link
          </Button>
          <Button onClick={() => void copy(`${text} ${address}`, 'The text and the link are copied.')}>
            <Copy aria-hidden="true" className="size-4" />
            Copy text
          </Button>
          <Button onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-4" />
            Share with an app
          </Button>
          <a
            href={`mailto:?body=${encodeURIComponent(`${text} ${address}`)}`}
            className={buttonClass('plain')}
          >
            <Mail aria-hidden="true" className="size-4" />
            Write an e-mail
          </a>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print this page
          </Button>
        </div>
        <p role="status" className="text-sm text-muted">
          Shared {shared} {shared === 1 ? 'time' : 'times'} from this browser.
        </p>
      </div>
    </Panel>
  );
}
