import { ExternalLink, Monitor, RotateCw, Smartphone, Tablet } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isMobile } from '../../../lib/use-mobile.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { fitFrame, type PreviewSize, previewSizes } from './fit-frame.ts';

const icons: Record<PreviewSize, ReactNode> = {
  phone: <Smartphone aria-hidden />,
  tablet: <Tablet aria-hidden />,
  desktop: <Monitor aria-hidden />,
};

const options = previewSizes.map(({ value, label, width }) => ({
  value,
  label: `${label}, ${width} px`,
  icon: icons[value],
}));

/**
 * An app keeps its data on its own origin, which is never the platform's: there it may do both, since neither lets it
 * reach out of its frame. It opens no window and leads this page nowhere.
 */
const sandbox = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-modals', 'allow-downloads'].join(
  ' ',
);

interface PreviewPaneProps {
  /** Undefined while there is nothing to look at; then `children` say why. */
  url: string | undefined;
  /** What is shown: `Version 3`. */
  title: string;
  children: ReactNode;
}

/** The app as it runs, on an origin of its own, in the window of a phone, a tablet or a desktop. */
export function PreviewPane({ url, title, children }: PreviewPaneProps) {
  const [size, setSize] = useState<PreviewSize>(() => (isMobile() ? 'phone' : 'desktop'));
  const [loads, setLoads] = useState(0);
  return (
    <section
      aria-label="Preview"
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-large border border-line bg-surface shadow-card"
    >
      <div className="flex items-center gap-2 border-b border-line px-2 py-1.5">
        <Segmented label="Size of the preview" options={options} value={size} onChange={setSize} iconsOnly />
        <p className="min-w-0 flex-1 truncate text-center text-caption text-ink-muted">{title}</p>
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
        <Frame key={`${url} ${loads}`} url={url} title={title} size={size} />
      )}
    </section>
  );
}

function Frame({ url, title, size }: { url: string; title: string; size: PreviewSize }) {
  const room = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() =>
      setSpace({ width: element.clientWidth, height: element.clientHeight }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const { width, height, scale } = fitFrame(size, space);
  return (
    <div ref={room} className="relative min-h-0 flex-1 overflow-hidden bg-surface-raised">
      <div
        className="absolute top-0 left-1/2 overflow-hidden"
        style={{ width: width * scale, height: height * scale, marginLeft: (-width * scale) / 2 }}
      >
        <iframe
          src={url}
          title={`Preview: ${title}`}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          className="block origin-top-left border-0 bg-ground"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
