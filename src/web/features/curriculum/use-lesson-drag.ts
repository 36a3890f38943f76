import { type PointerEvent, useRef, useState } from 'react';

/** Before the lesson that has this place in the week; behind the last where there is none. */
export interface DropPlace {
  readonly week: number;
  readonly at: number;
}

const edge = 90;
const scrollStep = 14;

/** Drags a lesson by a handle, with a mouse or a finger. The arrows beside it do the same by keyboard. */
export function useLessonDrag(onDrop: (id: string, place: DropPlace) => void) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<DropPlace>();
  const place = useRef<DropPlace>(undefined);

  function follow(event: PointerEvent) {
    if (event.clientY < edge) scrollBy(0, -scrollStep);
    else if (event.clientY > innerHeight - edge) scrollBy(0, scrollStep);
    place.current = placeAt(event.clientX, event.clientY);
    setOver(place.current);
  }

  function end() {
    setDragged(undefined);
    setOver(undefined);
    place.current = undefined;
  }

  return {
    dragged,
    over,
    handleOf: (id: string): DragHandle => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(id);
      },
      onPointerMove(event) {
        if (dragged === id) follow(event);
      },
      onPointerUp() {
        if (dragged !== id) return;
        const found = place.current;
        end();
        if (found !== undefined) onDrop(id, withoutItself(id, found));
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

function placeAt(x: number, y: number): DropPlace | undefined {
  const under = document.elementFromPoint(x, y);
  const card = under?.closest<HTMLElement>('[data-week]');
  if (card === null || card === undefined) return undefined;
  const week = Number(card.dataset['week']);
  const rows = [...card.querySelectorAll<HTMLElement>('[data-lesson]')];
  const next = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return { week, at: next === -1 ? rows.length : next };
}

/** The lesson itself leaves its place: what stands behind it in the same week moves up by one. */
function withoutItself(id: string, { week, at }: DropPlace): DropPlace {
  const row = document.querySelector<HTMLElement>(`[data-lesson="${CSS.escape(id)}"]`);
  const isSameWeek = Number(row?.closest<HTMLElement>('[data-week]')?.dataset['week']) === week;
  return { week, at: isSameWeek && Number(row?.dataset['at']) < at ? at - 1 : at };
}
