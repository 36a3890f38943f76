import { type RefObject, useEffect, useRef, useState } from 'react';

/** How wide an element is now, so that a chart is drawn in real pixels and its text stays readable. */
export function useWidth<T extends Element>(initial = 560): [RefObject<T | null>, number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const node = element.current;
    if (node === null) return undefined;
    const measure = () => setWidth(Math.max(200, Math.round(node.getBoundingClientRect().width)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
