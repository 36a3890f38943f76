import { ExternalLink, MousePointerClick, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isMobile } from '../../../lib/use-mobile.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { DeviceFrame, DeviceSwitch } from '../../../ui/device-frame.tsx';
import type { PreviewSize } from '../../../ui/fit-frame.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PreviewLine } from '../click/preview-line.ts';

interface PreviewPaneProps {
  /** Undefined while there is nothing to look at; then `children` say why. */
  url: string | undefined;
  /** What is shown: `Version 3`. */
  title: string;
  line: PreviewLine;
  /** Whether elements are chosen; undefined where they cannot be. */
  picking: boolean | undefined;
  onPicking: (picking: boolean) => void;
  /** In whose eyes the app is seen, where it tells people apart. */
  viewAs?: ReactNode;
  children: ReactNode;
}

/** The app as it runs, on an origin of its own, in the window of a phone, a tablet or a desktop. */
export function PreviewPane({ url, title, line, picking, onPicking, viewAs, children }: PreviewPaneProps) {
  const [size, setSize] = useState<PreviewSize>(() => (isMobile() ? 'phone' : 'desktop'));
  const [loads, setLoads] = useState(0);
  return (
    <section
      aria-label="Preview"
      className="@container flex h-full min-h-0 flex-col overflow-hidden rounded-large border border-line bg-surface shadow-card"
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-2 py-1.5">
        <DeviceSwitch value={size} onChange={setSize} />
        <p className="min-w-0 flex-1 truncate text-center text-caption text-ink-muted">
          <span className="max-sm:sr-only">{title}</span>
        </p>
        {viewAs}
        <PickToggle picking={picking} onPicking={onPicking} />
        <IconButton
          label="Reload the preview"
          disabled={url === undefined}
          onClick={() => setLoads(loads + 1)}
        >
          <RotateCw aria-hidden />
        </IconButton>
        {url === undefined ? null : (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="Open this version in a new tab"
            title="Open this version in a new tab"
            className={buttonClass('quiet', 'w-11 px-0 sm:w-9 sm:px-0')}
          >
            <ExternalLink aria-hidden />
          </a>
        )}
      </div>
      {url === undefined ? (
        <div className="grid flex-1 place-items-center p-6">{children}</div>
      ) : (
        <AppFrame key={`${url} ${loads}`} url={url} title={title} size={size} line={line} />
      )}
    </section>
  );
}

function PickToggle({ picking, onPicking }: Pick<PreviewPaneProps, 'picking' | 'onPicking'>) {
  return (
    <button
      id="edit-by-clicking"
      type="button"
      aria-pressed={picking === true}
      aria-label="Edit by clicking"
      title={
        picking === undefined
          ? 'Only the newest version can be changed, while none is being made.'
          : 'Choose an element in the preview and change it'
      }
      disabled={picking === undefined}
      onClick={() => onPicking(picking !== true)}
      className={buttonClass(
        picking === true ? 'primary' : 'quiet',
        'max-xl:w-11 max-xl:px-0 sm:max-xl:w-9 sm:max-xl:px-0',
      )}
    >
      <MousePointerClick aria-hidden />
      <span className="max-xl:hidden">Edit by clicking</span>
    </button>
  );
}

type AppFrameProps = Pick<PreviewPaneProps, 'title' | 'line'> & { url: string; size: PreviewSize };

function AppFrame({ url, title, size, line }: AppFrameProps) {
  // Once: while it is looked at, another place must not load it anew.
  const [address] = useState(() => line.address(url));
  return (
    <DeviceFrame
      src={address}
      title={`Preview: ${title}`}
      size={size}
      frameRef={line.attach}
      onLoad={() => line.greet()}
    />
  );
}
