import { choosableElements, chosenElement, isPart, ownText } from './choose-element.ts';
import { createOutline } from './outline.ts';

/** The element that would be chosen now, with the frame around it. */
export interface Cursor {
  readonly current: Element | undefined;
  /** `isSaid` for people who do not see where a pointer is. */
  put(element: Element | undefined, isSaid: boolean): void;
  step(by: -1 | 1): void;
  toEnd(which: 'first' | 'last'): void;
  /** To what the element is a part of. */
  widen(): void;
  /** To the first of its parts. */
  narrow(): void;
  /** The page has moved below the frame. */
  follow(): void;
  say(text: string): void;
}

const tagNames: Readonly<Record<string, string>> = {
  a: 'Link',
  button: 'Button',
  h1: 'Heading',
  h2: 'Heading',
  h3: 'Heading',
  dt: 'Label',
  label: 'Label',
  th: 'Column',
  img: 'Picture',
  body: 'Page',
  main: 'Page',
  header: 'Header',
  footer: 'Foot',
};

function nameOf(element: Element): string {
  const kind = isPart(element) ? 'Part' : (tagNames[element.localName] ?? 'Text');
  const text = ownText(element).slice(0, 60);
  return text === '' ? kind : `${kind}: ${text}`;
}

export function createCursor(): Cursor {
  const outline = createOutline();
  let current: Element | undefined;

  function put(element: Element | undefined, isSaid: boolean): void {
    current = element;
    if (element === undefined) {
      outline.hide();
      return;
    }
    const name = nameOf(element);
    outline.show(element, name);
    if (isSaid) outline.say(name);
  }

  function reach(element: Element | undefined): void {
    element?.scrollIntoView({ block: 'nearest' });
    put(element, true);
  }

  return {
    get current() {
      return current;
    },
    put,
    say: (text) => outline.say(text),
    step(by) {
      const all = choosableElements();
      const at = current === undefined ? -1 : all.indexOf(current);
      const next = at < 0 ? all.at(by > 0 ? 0 : -1) : all[(at + by + all.length) % all.length];
      reach(next);
    },
    toEnd: (which) => reach(choosableElements().at(which === 'first' ? 0 : -1)),
    widen() {
      const parent = current?.parentElement;
      if (parent === null || parent === undefined || parent === document.body) return;
      const wider = chosenElement(parent);
      put(wider === current ? parent : wider, true);
    },
    narrow() {
      const inside = (element: Element) => element !== current && current?.contains(element) === true;
      const inner = choosableElements().find(inside);
      if (inner !== undefined) put(inner, true);
    },
    follow() {
      put(current?.isConnected === true ? current : undefined, false);
    },
  };
}
