import { limits } from '../../kernel/limits.ts';

/** What public/theme.js noted between the first paint and the app. */
interface EarlyInput {
  /** The last button or tab that was pressed. */
  pressed?: Element;
  /** The last shortcut of ours. */
  keys?: { key: string; ctrlKey: boolean; metaKey: boolean };
  /** The browser's offer to install. */
  offer?: Event;
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

let endFollowing: (() => void) | undefined;

/**
 * From now on React hears every press itself, in every part that it has taken over; presses in the others are followed until
 * it has. Called right before it takes over a page that the build has rendered.
 */
export function stopNotingInput(): void {
  window.earlyInput?.stop();
  endFollowing?.();
  endFollowing = followLateParts(document);
}

/**
 * A page that the build has rendered can be seen and used before the app runs. What was typed and pressed meanwhile is
 * repeated once it does, so that nothing is lost on a slow device. Gives what ends it.
 */
export function repeatEarlyInput(container: ParentNode): () => void {
  const early = window.earlyInput;
  delete window.earlyInput;
  if (early === undefined) return () => undefined;
  early.stop();
  const fields = [...container.querySelectorAll<Field>('input, textarea')];
  for (const field of fields.filter((one) => repeatOf(one) !== undefined)) waitFor(container, field);
  if (early.pressed instanceof HTMLElement)
    whenTakenOver(placeOf(container, early.pressed), (button) => () => button.click());
  repeatWaiting();
  if (early.keys !== undefined) document.dispatchEvent(new KeyboardEvent('keydown', early.keys));
  endFollowing ??= followLateParts(container);
  return endFollowing;
}

/** An element of the page, so that it is known again when React made its part anew. */
interface Place<Kind extends HTMLElement> {
  readonly container: ParentNode;
  readonly element: Kind;
  readonly look: string;
  /** Which one it is of those that look the same. */
  readonly at: number;
}

function placeOf<Kind extends HTMLElement>(container: ParentNode, element: Kind): Place<Kind> {
  const look = lookOf(element);
  return { container, element, look, at: Math.max(0, alike(container, element, look).indexOf(element)) };
}

interface Waiting {
  readonly find: () => HTMLElement | undefined;
  /** Reads what is to be done, so that all is read before anything is done. */
  readonly read: (element: HTMLElement) => (() => void) | undefined;
  /** Presses come last: what they make React draw would overwrite what was typed. */
  readonly isPress: boolean;
  tries: number;
}

let waiting: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** A part whose code comes later is taken over later, or made anew: only then does React hear what is done in it. */
function whenTakenOver<Kind extends HTMLElement>(
  { container, element, look, at }: Place<Kind>,
  read: (element: Kind) => (() => void) | undefined,
): void {
  const find = () => (element.isConnected ? element : alike(container, element, look)[at]);
  waiting.push({
    find,
    read: (now) => read(now as Kind),
    isPress: !isField(element),
    tries: limits.web.earlyPressTries,
  });
  timer ??= setTimeout(repeatWaiting);
}

function repeatWaiting(): void {
  clearTimeout(timer);
  const ready: { now: HTMLElement; one: Waiting }[] = [];
  waiting = waiting.filter((one) => {
    const now = one.find();
    const isReady = now !== undefined && isTakenOver(now);
    if (isReady) ready.push({ now, one });
    one.tries -= 1;
    return !isReady && one.tries > 0;
  });
  const repeats = ready
    .toSorted((first, second) => Number(first.one.isPress) - Number(second.one.isPress))
    .map(({ now, one }) => one.read(now));
  for (const repeat of repeats) repeat?.();
  timer = waiting.length === 0 ? undefined : setTimeout(repeatWaiting, limits.web.earlyPressTryMs);
}

/** Parts whose code is still on its way hear nothing: what is pressed and typed there is repeated as well. */
function followLateParts(container: ParentNode): () => void {
  const press = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('button, [role="tab"]') : null;
    if (pressed === null || isTakenOver(pressed) || isSentByBrowser(pressed)) return;
    const place = placeOf(container, pressed);
    // Where the code is there, React takes the part over before the press comes down to it; else it keeps it from coming.
    let isHeard = false;
    const hear = (): void => {
      isHeard = isTakenOver(pressed);
    };
    pressed.addEventListener('click', hear, true);
    setTimeout(() => {
      pressed.removeEventListener('click', hear, true);
      if (!isHeard) whenTakenOver(place, (button) => () => button.click());
    });
  };
  const typed = new Set<EventTarget>();
  const type = ({ target }: Event): void => {
    if (!isField(target) || isTakenOver(target) || typed.has(target)) return;
    typed.add(target);
    waitFor(container, target);
  };
  addEventListener('click', press, true);
  addEventListener('input', type, true);
  const stop = (): void => {
    removeEventListener('click', press, true);
    removeEventListener('input', type, true);
    endFollowing = undefined;
  };
  setTimeout(stop, limits.web.latePartsMs);
  return stop;
}

/** What stands in a field when it is taken over is what counts: until then more may be typed into it. */
function waitFor(container: ParentNode, field: Field): void {
  whenTakenOver(placeOf(container, field), (place) => {
    const repeat = repeatOf(field);
    return repeat === undefined ? undefined : () => repeat(place);
  });
}

/** A form that is posted reaches the server without us: pressed again, it would be sent twice. */
function isSentByBrowser(pressed: HTMLElement): boolean {
  return pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form?.method === 'post';
}

/** React keeps the properties of what it has taken over on the element itself. */
function isTakenOver(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

function alike<Kind extends HTMLElement>(container: ParentNode, element: Kind, look: string): Kind[] {
  return [...container.querySelectorAll<Kind>(element.tagName)].filter((one) => lookOf(one) === look);
}

/** Without the ids that React makes up, which are others when it makes a part anew. */
function lookOf({ outerHTML }: HTMLElement): string {
  return outerHTML.replaceAll(/_[rR]_\w*_/g, '');
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** What was done in a field, to be done again in it or in the one that took its place. */
function repeatOf(field: Field): ((place: Field) => void) | undefined {
  if (isText(field)) {
    const { value } = field;
    return value === field.defaultValue ? undefined : (place) => typeAgain(place, value);
  }
  if (!(field instanceof HTMLInputElement) || !wasChosen(field)) return undefined;
  const { checked } = field;
  return (place) => {
    if (place instanceof HTMLInputElement) chooseAgain(place, checked);
  };
}

function isText(field: Field): boolean {
  return !['checkbox', 'radio', 'file', 'submit', 'button', 'hidden'].includes(field.type);
}

/** Of a group of radio buttons only the one that is chosen now: the other gave way to it. */
function wasChosen({ type, checked, defaultChecked }: HTMLInputElement): boolean {
  return checked !== defaultChecked && (type === 'checkbox' || (type === 'radio' && checked));
}

/** Set through React's own setter it counts as what was there before, so that the click is a change. */
function chooseAgain(field: HTMLInputElement, chosen: boolean): void {
  field.checked = !chosen;
  field.click();
}

/** React compares with the value that it saw last; set past React's own setter, the text counts as new. */
function typeAgain(field: Field, typed: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
