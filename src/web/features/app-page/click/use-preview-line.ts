import { useEffect, useState } from 'react';
import { type LineState, PreviewLine } from './preview-line.ts';

async function loadReader() {
  return (await import('../../../../engine/revise/by-click/read-message.ts')).readMessage;
}

interface LineWanted extends LineState {
  /** In whose eyes the app was seen before the page was loaded anew; asked once. */
  readonly seenBefore?: () => string | undefined;
}

export function usePreviewLine({ seenBefore, ...state }: LineWanted): PreviewLine {
  const [line] = useState(() => new PreviewLine(loadReader, seenBefore?.()));
  useEffect(() => line.update(state));
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => void line.hear(event).catch(() => undefined);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, [line]);
  return line;
}
