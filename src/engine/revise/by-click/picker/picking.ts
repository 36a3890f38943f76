import { chosenElement } from './choose-element.ts';
import { createCursor } from './cursor.ts';

export interface Picking {
  set(on: boolean): void;
}

interface Answers {
  onPick: (element: Element) => void;
  onLeave: () => void;
}

/** What would otherwise reach the app. A touch goes on: prevented, it would bring no click. */
const kept = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dblclick', 'submit', 'keyup'];

const howTo = 'Choose an element with Tab or the arrow keys, take it with Enter, leave with Escape.';

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** While it is on, pointing and the keys choose elements and reach nothing of the app. */
export function createPicking({ onPick, onLeave }: Answers): Picking {
  const cursor = createCursor();
  let isOn = false;

  function point(event: Event): void {
    if (event.target instanceof Element) cursor.put(chosenElement(event.target), false);
  }

  function pick(): void {
    if (cursor.current !== undefined) onPick(cursor.current);
  }

  function click(event: Event): void {
    stop(event);
    point(event);
    pick();
  }

  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => cursor.step(1),
    ArrowLeft: () => cursor.step(-1),
    ArrowUp: () => cursor.widen(),
    ArrowDown: () => cursor.narrow(),
    Home: () => cursor.toEnd('first'),
    End: () => cursor.toEnd('last'),
    Enter: pick,
    ' ': pick,
    Escape: onLeave,
  };

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    stop(event);
    if (event.key === 'Tab') cursor.step(event.shiftKey ? -1 : 1);
    else keys[event.key]?.();
  }

  return {
    set(on) {
      if (on === isOn) return;
      isOn = on;
      const change = on ? window.addEventListener : window.removeEventListener;
      change('pointermove', point, true);
      change('click', click, true);
      change('keydown', press as (event: Event) => void, true);
      for (const type of kept) change(type, stop, true);
      change('scroll', cursor.follow, true);
      change('resize', cursor.follow);
      if (on) cursor.say(howTo);
      else cursor.put(undefined, false);
    },
  };
}
