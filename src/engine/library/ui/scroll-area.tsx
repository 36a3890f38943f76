import { type ReactNode, useEffect, useRef } from 'react';

/** A part that scrolls where it does not fit. The keyboard stops at it only then. */
export function ScrollArea({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = element.current;
    if (node === null) return undefined;
    function measure(): void {
      if (node === null) return;
      const scrolls = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
      if (scrolls) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={element} aria-label={label} className={`overflow-auto ${className}`}>
      {children}
    </section>
  );
}
