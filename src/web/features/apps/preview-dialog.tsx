import { ArrowLeft, CodeXml, Download, FileArchive } from 'lucide-react';
import { useState } from 'react';
import { limits } from '../../../kernel/limits.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FullAccessOffers } from './full-access-offers.tsx';
import { PreviewPicture } from './preview-picture.tsx';
import { shownTechStack } from './preview-pictures.ts';
import type { AppSummary } from './read-apps.ts';
import { SourceView } from './source-view.tsx';
import { fileNameOf } from './take-away.ts';
import { type Previewing, usePreviewPictures } from './use-preview-pictures.ts';
import { useSubscription } from './use-subscription.ts';
import { useTakeAway } from './use-take-away.ts';

interface PreviewDialogProps {
  app: AppSummary;
  open: boolean;
  onClose: () => void;
}

/** An app in two pictures, what it is made with, and the ways to have all of it. */
export function PreviewDialog({ app, open, onClose }: PreviewDialogProps) {
  const [view, setView] = useState<'pictures' | 'source'>('pictures');
  const previewing = usePreviewPictures(app, open);
  const isSource = view === 'source';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        setView('pictures');
        onClose();
      }}
      size="large"
      title={app.app_name}
      description={isSource ? 'Source code' : 'What it looks like on a desktop and on a phone.'}
    >
      {isSource ? (
        <div className="grid gap-4">
          <Button onClick={() => setView('pictures')} className="justify-self-start">
            <ArrowLeft aria-hidden />
            Back to the preview
          </Button>
          <SourceView app={app} />
        </div>
      ) : (
        <div className="grid gap-6">
          <Faults previewing={previewing} />
          <div
            aria-busy={previewing.loading}
            className="grid items-start gap-5 sm:grid-cols-[minmax(0,2.6fr)_minmax(0,1fr)]"
          >
            {previewing.error === undefined ? <Pictures app={app} previewing={previewing} /> : null}
            <div className="grid gap-4">
              {previewing.loading ? <Spinner>Taking pictures of the app</Spinner> : null}
              <TechStack app={app} />
              <TakeAway app={app} onViewSource={() => setView('source')} />
            </div>
          </div>
          <Offers />
        </div>
      )}
    </Dialog>
  );
}

function Faults({ previewing: { error, retry, upscalingError } }: { previewing: Previewing }) {
  return (
    <>
      {error === undefined ? null : (
        <Alert
          tone="negative"
          title="Preview Generation Error"
          announce
          actions={<Button onClick={retry}>Try again</Button>}
        >
          {error}
        </Alert>
      )}
      {upscalingError === undefined ? null : (
        <Alert tone="negative" title="Upscaling Error" announce>
          {upscalingError}
        </Alert>
      )}
    </>
  );
}

function Pictures({ app, previewing }: { app: AppSummary; previewing: Previewing }) {
  const { pictures, upscaling, upscale } = previewing;
  const fileName = fileNameOf(app.app_name);
  return (['desktop', 'phone'] as const).map((size) => (
    <div key={size} className={size === 'phone' ? 'sm:row-span-2' : ''}>
      <PreviewPicture
        size={size}
        picture={pictures?.[size]}
        appName={app.app_name}
        fileName={fileName}
        upscaling={upscaling === size}
        onUpscale={() => upscale(size)}
      />
    </div>
  ));
}

function TechStack({ app }: { app: AppSummary }) {
  return (
    <ul aria-label="Made with" className="flex flex-wrap gap-2">
      {shownTechStack(app).map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </ul>
  );
}

function TakeAway({ app, onViewSource }: { app: AppSummary; onViewSource: () => void }) {
  const { subscribed } = useSubscription(limits.subscription.dashboardMs);
  const { busy, take } = useTakeAway(app);
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      {subscribed ? (
        <>
          <Button onClick={() => take('text')} busy={busy === 'text'}>
            {busy === 'text' ? null : <Download aria-hidden />}
            Download Source
          </Button>
          <Button onClick={onViewSource}>
            <CodeXml aria-hidden />
            View Source Code
          </Button>
        </>
      ) : null}
      <Button onClick={() => take('zip')} busy={busy === 'zip'}>
        {busy === 'zip' ? null : <FileArchive aria-hidden />}
        Download project (zip)
      </Button>
    </div>
  );
}

/** Whoever has a plan has all of it already. */
function Offers() {
  const { known, subscribed } = useSubscription(limits.subscription.dashboardMs);
  return known && !subscribed ? <FullAccessOffers /> : null;
}
