import { Download } from 'lucide-react';
import { useOnline } from '../../lib/use-online.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import type { ChosenApp } from './chosen-app.ts';
import { SettingsForm } from './settings-form.tsx';
import { useDesktopProject } from './use-desktop-project.ts';
import { WindowPreview } from './window-preview.tsx';

const iconBytes = 1_000_000;

/** The settings of one app beside the window that they make, and the project that comes of them. */
export function DesktopProject({ app }: { app: ChosenApp }) {
  const { draft, change, faults, icon, busy, refused, submit } = useDesktopProject(app);
  const online = useOnline();
  return (
    <form noValidate onSubmit={submit} aria-label="Desktop app" className="@container">
      <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <Card className="grid gap-6 p-5 @4xl:p-6">
          <SettingsForm draft={draft} faults={faults} onChange={change} />
          <div className="grid gap-2">
            <span className="text-small font-semibold text-ink">Icon</span>
            <FileDrop
              label="Icon of your own"
              hint="A square PNG of 512 or more, or an SVG of plain shapes. Without one, the app’s own icon is used."
              accept={['image/png', 'image/svg+xml']}
              maxFiles={1}
              maxBytes={iconBytes}
              files={icon.files}
              onChange={icon.choose}
            />
          </div>
        </Card>
        <div className="grid gap-5 @4xl:sticky @4xl:top-20">
          <WindowPreview draft={draft} app={app} ownIcon={icon.url} />
          {refused === undefined ? null : (
            <Alert tone="negative" announce title="Not made">
              {refused}
            </Alert>
          )}
          {Object.keys(faults).length === 0 ? null : (
            <p role="alert" className="text-small text-negative">
              Correct what is marked, then download again.
            </p>
          )}
          <div className="grid gap-2">
            <Button type="submit" look="primary" busy={busy} disabled={!online}>
              {busy ? null : <Download aria-hidden />}
              Download project
            </Button>
            <p className="text-small text-ink-muted">
              {online
                ? `Version ${app.number ?? ''} of the app with its shell, as a zip. The installers are made on your computer: npm install, then npm run desktop:pack.`
                : 'You are offline. What you choose is kept; download when you are back.'}
            </p>
          </div>
        </div>
      </div>
    </form>
  );
}
