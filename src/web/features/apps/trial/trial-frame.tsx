import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../../kernel/limits.ts';
import { trialMessages } from '../../../../kernel/trial-messages.ts';
import type { ShownTrial } from './trial-store.ts';

/** As the preview of any app: its own origin, which may keep data and reaches nothing of ours. */
const rights = 'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads';

interface TrialFrameProps {
  shown: ShownTrial;
  onShown: () => void;
  onSilent: () => void;
}

/** Runs an app that lies nowhere but in this page: the frame says that it is ready and is given the files. */
export function TrialFrame({ shown, onShown, onSilent }: TrialFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { app, isFresh } = shown;
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const { origin } = new URL(app.frame);
    const silence = setTimeout(onSilent, limits.trial.frameMs);
    const hear = ({ data, source, origin: from }: MessageEvent) => {
      const place = frame.current?.contentWindow;
      if (from !== origin || place == null || source !== place) return;
      const { kind } = (data ?? {}) as { kind?: unknown };
      if (kind === trialMessages.ready)
        place.postMessage({ kind: trialMessages.show, fresh: isFresh, ...app.site }, origin);
      if (kind !== trialMessages.shown) return;
      clearTimeout(silence);
      setIsShown(true);
      onShown();
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(silence);
      removeEventListener('message', hear);
    };
  }, [app, isFresh, onShown, onSilent]);
  return (
    <iframe
      ref={frame}
      title={`The app ${app.name}`}
      src={app.frame}
      sandbox={rights}
      className={`absolute inset-0 size-full origin-top-left transition-opacity @xl:h-[133.34%] @xl:w-[133.34%] @xl:scale-75 ${isShown ? '' : 'opacity-0'}`}
    />
  );
}
