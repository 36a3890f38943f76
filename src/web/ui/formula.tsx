import { useEffect, useRef } from 'react';

/** A formula as MathML. Until the code is there, or where it cannot be read, it stands as it was written. */
export function Formula({ tex, isBlock }: { tex: string; isBlock: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isLeft = false;
    async function draw(): Promise<void> {
      try {
        const { default: temml } = await import('temml');
        if (isLeft || place.current === null) return;
        // Into a node of its own: the content policy takes no styles that are written as text.
        const drawn = document.createElement('span');
        temml.render(tex, drawn, {
          displayMode: isBlock,
          throwOnError: true,
          trust: false,
          maxSize: [20, 200],
          maxExpand: 200,
        });
        place.current.replaceChildren(drawn);
      } catch {
        // It stays as it was written, which says what it is.
      }
    }
    void draw();
    return () => {
      isLeft = true;
    };
  }, [tex, isBlock]);
  return (
    <span ref={place} className={isBlock ? 'my-4 block max-w-full overflow-x-auto py-1' : undefined}>
      {tex}
    </span>
  );
}
