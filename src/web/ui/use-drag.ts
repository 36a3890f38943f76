import { type PointerEvent, useRef, useState } from 'react';

/** Before the item that has this place in the list; behind the last where there is none. */
export interface DropPlace {
  readonly list: string;
  readonly at: number;
}

/** How far what is dragged lies from its place. */
export interface DragOffset {
  readonly x: number;
  readonly y: number;
}

const edge = 90;
const scrollStep = 14;

/**
 * Drags things between lists, with a mouse or a finger. A finger takes hold of a grip (`data-grip`), so that it can still scroll
 * elsewhere. It is never the only way: buttons or lists beside it do the same by keyboard. `group` keeps lists of different
 * kinds on one page apart.
 */
export function useDrag(group: string, onDrop: (id: string, place: DropPlace) => void) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<DropPlace>();
  const [offset, setOffset] = useState<DragOffset>({ x: 0, y: 0 });
  const place = useRef<DropPlace>(undefined);
  const from = useRef<DragOffset>({ x: 0, y: 0 });

  function follow(event: PointerEvent) {
    if (event.clientY < edge) scrollBy(0, -scrollStep);
    else if (event.clientY > innerHeight - edge) scrollBy(0, scrollStep);
    setOffset({ x: event.pageX - from.current.x, y: event.pageY - from.current.y });
    place.current = placeAt(group, event.clientX, event.clientY);
    setOver(place.current);
  }

  function end() {
    setDragged(undefined);
    setOver(undefined);
    setOffset({ x: 0, y: 0 });
    place.current = undefined;
  }

  return {
    dragged,
    over,
    offset,
    /** Marks a list that things can be dropped on. */
    listOf: (list: string) => ({ 'data-drop-list': `${group} ${list}` }),
    /** Marks a thing of a list, in the order of the list. */
    itemOf: (id: string) => ({ 'data-drag-item': `${group} ${id}` }),
    handleOf: (id: string): DragHandle => ({
      onPointerDown(event) {
        if (event.button !== 0 || !isHeld(event)) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.pageX, y: event.pageY };
        setDragged(id);
      },
      onPointerMove(event) {
        if (dragged === id) follow(event);
      },
      onPointerUp() {
        if (dragged !== id) return;
        const found = place.current;
        end();
        if (found !== undefined) onDrop(id, withoutItself(`${group} ${id}`, group, found));
      },
      onPointerCancel: end,
    }),
  };
}

type Handler = (event: PointerEvent) => void;

export interface DragHandle {
  readonly onPointerDown: Handler;
  readonly onPointerMove: Handler;
  readonly onPointerUp: Handler;
  readonly onPointerCancel: Handler;
}

function isHeld({ pointerType, target }: PointerEvent): boolean {
  return pointerType !== 'touch' || (target instanceof Element && target.closest('[data-grip]') !== null);
}

function placeAt(group: string, x: number, y: number): DropPlace | undefined {
  const under = document.elementFromPoint(x, y);
  const list = under?.closest<HTMLElement>(`[data-drop-list^="${CSS.escape(group)} "]`);
  if (list === null || list === undefined) return undefined;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-drag-item]')];
  const next = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return { list: nameOf(list, group), at: next === -1 ? rows.length : next };
}

function nameOf(list: HTMLElement, group: string): string {
  return (list.dataset['dropList'] ?? '').slice(group.length + 1);
}

/** The thing itself leaves its place: what stands behind it in the same list moves up by one. */
function withoutItself(item: string, group: string, { list, at }: DropPlace): DropPlace {
  const row = document.querySelector<HTMLElement>(`[data-drag-item="${CSS.escape(item)}"]`);
  const own = row?.closest<HTMLElement>('[data-drop-list]');
  if (row === null || own === null || own === undefined || nameOf(own, group) !== list) return { list, at };
  const before = [...own.querySelectorAll('[data-drag-item]')].indexOf(row);
  return { list, at: before !== -1 && before < at ? at - 1 : at };
}
