import type { CSSProperties } from 'react';
import type { DragOffset } from '../../../ui/use-drag.ts';

interface Drag {
  readonly dragged: string | undefined;
  readonly offset: DragOffset;
}

/** What is dragged follows the pointer. */
export function draggedStyle({ dragged, offset }: Drag, id: string): { style?: CSSProperties } {
  return dragged === id ? { style: { translate: `${offset.x}px ${offset.y}px` } } : {};
}
