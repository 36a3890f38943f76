import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ShareLinks } from '../../../ui/share-links.tsx';
import { useAppPage } from '../app-page-context.ts';
import { appShareCalls } from './app-share-calls.ts';

export function ShareButton() {
  const { view } = useAppPage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        disabled={view.app.currentVersion === null}
        onClick={() => setOpen(true)}
        className="max-sm:w-11 max-sm:px-0"
      >
        <Link2 aria-hidden />
        <span className="max-sm:sr-only">Share</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Share your app"
        description="Whoever has a link can look at the newest version and try it out, without an account. Nobody can change it there, and you can take each link back."
      >
        <ShareLinks thing={view.app.id} called="app" calls={appShareCalls(view.app.id)} />
      </Dialog>
    </>
  );
}
