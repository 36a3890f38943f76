import { useEffect, useState } from 'react';
import { type LineState, PreviewLine } from './preview-line.ts';

async function loadReader() {
  return (await import('../../../../engine/revise/by-click/read-message.ts')).readMessage;
}

export function usePreviewLine(state: LineState): PreviewLine {
  const [line] = useState(() => new PreviewLine(loadReader));
  useEffect(() => line.update(state));
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => void line.hear(event).catch(() => undefined);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, [line]);
  return line;
}
