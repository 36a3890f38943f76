import { Globe } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAppPage } from '../app-page-context.ts';
import { PublishForm } from './publish-form.tsx';
import { publishedWords } from './publish-words.ts';

export function PublishButton() {
  const { view } = useAppPage();
  const [open, setOpen] = useState(false);
  const isPublished = view.site !== null;
  return (
    <>
      <Button
        look={isPublished ? 'secondary' : 'primary'}
        disabled={view.app.currentVersion === null}
        onClick={() => setOpen(true)}
      >
        <Globe aria-hidden />
        <PhoneWords words={publishedWords(view)} />
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
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
