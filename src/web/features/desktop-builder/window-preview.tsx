import { ImageOff } from 'lucide-react';
import type { ChosenApp } from './chosen-app.ts';
import type { DesktopDraft } from './desktop-draft.ts';

interface WindowPreviewProps {
  draft: DesktopDraft;
  app: ChosenApp;
  /** The icon that somebody brings, in place of the app's own. */
  ownIcon: string | undefined;
}

const usual = { width: 1200, height: 800 };

/** The window as it will stand on the screen, with the start page in it. */
export function WindowPreview({ draft, app, ownIcon }: WindowPreviewProps) {
  const { fullscreen } = draft.switches;
  const width = fullscreen ? 1600 : (draft.sides.width ?? usual.width);
  const height = fullscreen ? 1000 : (draft.sides.height ?? usual.height);
  const icon = ownIcon ?? app.icon;
  return (
    <figure className="grid gap-3">
      <div className="grid place-items-center rounded-large border border-line bg-ground p-4 sm:p-6">
        <div
          style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(26rem * ${width} / ${height})` }}
          className="flex w-full min-w-0 flex-col overflow-hidden rounded-medium border border-line-strong bg-surface shadow-overlay"
        >
          {fullscreen ? null : (
            <div className="flex h-8 shrink-0 items-center gap-2 border-b border-line bg-surface-raised px-3">
              {icon === null ? null : <img src={icon} alt="" className="size-4 rounded-small" />}
              <span className="min-w-0 flex-1 truncate text-caption text-ink-muted">{draft.name}</span>
              <WindowSigns resizable={draft.switches.resizable} />
            </div>
          )}
          {app.picture === null ? (
            <div className="grid flex-1 place-items-center text-ink-faint">
              <ImageOff aria-hidden className="size-6" />
            </div>
          ) : (
            <img
              src={app.picture}
              alt={`Start page of ${app.name}`}
              className="min-h-0 w-full flex-1 object-cover object-top"
            />
          )}
        </div>
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-2 text-caption text-ink-muted">
        <span>{describe(draft)}</span>
        {icon === null ? null : <IconSizes icon={icon} />}
      </figcaption>
    </figure>
  );
}

function WindowSigns({ resizable }: { resizable: boolean }) {
  return (
    <span aria-hidden className="flex items-center gap-2.5 text-ink-faint">
      <span className="h-px w-2.5 bg-current" />
      <span className={`size-2.5 border border-current ${resizable ? '' : 'opacity-30'}`} />
      <span className="relative size-2.5 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:rotate-45 before:bg-current after:absolute after:inset-x-0 after:top-1/2 after:h-px after:-rotate-45 after:bg-current" />
    </span>
  );
}

function IconSizes({ icon }: { icon: string }) {
  return (
    <span className="flex items-end gap-2">
      <img src={icon} alt="Icon, large" className="size-12" />
      <img src={icon} alt="Icon, medium" className="size-8" />
      <img src={icon} alt="Icon, small" className="size-4" />
    </span>
  );
}

function describe({ sides, switches }: DesktopDraft): string {
  const size = switches.fullscreen ? 'Full screen' : `${sides.width ?? '?'} × ${sides.height ?? '?'}`;
  return [
    size,
    switches.resizable ? 'resizable' : 'fixed size',
    ...(switches.alwaysOnTop ? ['always on top'] : []),
  ].join(', ');
}
