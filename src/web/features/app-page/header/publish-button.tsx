import { ChevronDown, Globe } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAppPage } from '../app-page-context.ts';
import { PublishForm } from './publish-form.tsx';
import { publishedWords } from './publish-words.ts';
import { PublishedMenu } from './published-menu.tsx';

/** Before it is published, the way there; afterwards, what can be done next. */
export function PublishButton() {
  const { view } = useAppPage();
  const [open, setOpen] = useState(false);
  const isPublished = view.site !== null;
  const place = useRef<HTMLSpanElement>(null);
  const words = <PhoneWords words={publishedWords(view)} />;
  return (
    <>
      <span ref={place} className="contents">
        {view.site === null ? (
          <Button look="primary" disabled={view.app.currentVersion === null} onClick={() => setOpen(true)}>
            <Globe aria-hidden />
            {words}
          </Button>
        ) : (
          <PublishedMenu
            site={view.site}
            onAddress={() => setOpen(true)}
            trigger={
              <Button>
                <Globe aria-hidden />
                {words}
                <ChevronDown aria-hidden className="max-sm:hidden" />
              </Button>
            }
          />
        )}
      </span>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        // The button that opened it is another one once the app is published.
        finalFocus={() => place.current?.querySelector('button') ?? null}
        title={isPublished ? 'Your app is open to everybody' : 'Publish your app'}
        description={
          isPublished
            ? 'Whoever has the address can use it, without an account here.'
            : 'It gets an address of its own. Whoever has it can use the app, without an account here.'
        }
      >
        <PublishForm />
      </Dialog>
    </>
  );
}

/** On a phone only the first word is seen, so that all buttons stand in one row. */
function PhoneWords({ words }: { words: string }) {
  const [first = '', ...rest] = words.split(' ');
  return (
    <span>
      {first}
      {rest.length === 0 ? null : <span className="max-sm:sr-only"> {rest.join(' ')}</span>}
    </span>
  );
}
