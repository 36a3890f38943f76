import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { fitFrame, type PreviewSize, previewSizes } from './fit-frame.ts';
import { Segmented } from './segmented.tsx';

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

export interface DeviceSwitchProps {
  value: PreviewSize;
  onChange: (size: PreviewSize) => void;
}

/** Chooses the window that a page is looked at in. */
export function DeviceSwitch({ value, onChange }: DeviceSwitchProps) {
  return (
    <Segmented label="Size of the preview" options={options} value={value} onChange={onChange} iconsOnly />
  );
}

/**
 * An app keeps its data on its own origin, which is never the platform's: there it may do both, since neither lets it
 * reach out of its frame. It opens no window and leads this page nowhere.
 */
const sandbox = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-modals', 'allow-downloads'].join(
  ' ',
);

export interface DeviceFrameProps {
  src: string;
  /** What is in the frame, for people who hear the page. */
  title: string;
  size: PreviewSize;
  frameRef?: Ref<HTMLIFrameElement>;
  onLoad?: () => void;
}

/** An app of somebody in the window of a phone, a tablet or a desktop, shrunk to the room that there is. */
export function DeviceFrame({ src, title, size, frameRef, onLoad }: DeviceFrameProps) {
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
    // Clipped, not hidden: what is hidden can still be scrolled to, as when the keys reach a link inside of the frame.
    <div ref={room} className="relative h-full min-h-0 flex-1 overflow-clip bg-surface-raised">
      <div
        className="absolute top-0 left-1/2 overflow-clip"
        style={{ width: width * scale, height: height * scale, marginLeft: (-width * scale) / 2 }}
      >
        <iframe
          ref={frameRef}
          src={src}
          title={title}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          onLoad={onLoad}
          className="block origin-top-left border-0 bg-ground"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
