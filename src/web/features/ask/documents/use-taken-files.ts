import { useEffect, useEffectEvent, useState } from 'react';
import { longestQuestion } from '../../../../ask/longest-question.ts';

/** Takes files that are dropped anywhere on the page or pasted. Tells whether one is held over it. */
export function useTakenFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      // Else the browser would leave the page for the file.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event.dataTransfer) || event.defaultPrevented) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => listeners.abort();
  }, []);
  return isOver;
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') === true;
}

/** Programs put a picture of a text beside it: whoever pastes means the text. One too long for a question is a document. */
function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  if (clipboardData === null) return [];
  const text = clipboardData.getData('text/plain');
  if (text.length > longestQuestion) return [new File([text], 'Pasted text.txt', { type: 'text/plain' })];
  return text === '' ? [...clipboardData.files] : [];
}
