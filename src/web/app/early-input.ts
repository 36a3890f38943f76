import { limits } from '../../kernel/limits.ts';

/** What public/theme.js noted between the first paint and the app. */
interface EarlyInput {
  /** The last button or tab that was pressed. */
  pressed?: Element;
  /** The last shortcut of ours. */
  keys?: { key: string; ctrlKey: boolean; metaKey: boolean };
  /** The browser's offer to install. */
  offer?: Event;
  /** The fields that stood on the page when the app began to take it over. */
  fields?: readonly Field[];
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Some pages are made anew instead of being taken over: their fields are kept, with what was typed into them. */
export function keepFields(container: ParentNode): void {
  if (window.earlyInput !== undefined) window.earlyInput.fields = fieldsIn(container);
}

/** From now on React hears every press itself. Called right before it takes over a page that the build has rendered. */
export function stopNotingInput(): void {
  window.earlyInput?.stop();
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
  // All is read before anything is repeated: the first repetition makes React draw the others as it knows them.
  const repeats = (early.fields ?? fieldsIn(container)).map((field) => repeatOf(container, field));
  for (const repeat of repeats) repeat?.();
  const { pressed } = early;
  // What was typed is known to the page only when React has drawn it.
  if (pressed instanceof HTMLElement) setTimeout(() => pressAgain(container, pressed));
  if (early.keys !== undefined) document.dispatchEvent(new KeyboardEvent('keydown', early.keys));
  return followLateParts(container);
}

/** A part whose code comes later is taken over later, or made anew: only then does React hear a press in it. */
function pressAgain(
  container: ParentNode,
  pressed: HTMLElement,
  tries: number = limits.web.earlyPressTries,
): void {
  const place = pressed.isConnected ? pressed : sameAs(container, pressed);
  if (place !== undefined && isTakenOver(place)) place.click();
  else if (tries > 0) setTimeout(() => pressAgain(container, pressed, tries - 1), limits.web.earlyPressTryMs);
}

/** Parts whose code is still on its way hear nothing: what is pressed there is pressed again as well. */
function followLateParts(container: ParentNode): () => void {
  const note = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('button, [role="tab"]') : null;
    if (pressed === null || isTakenOver(pressed) || isSentByBrowser(pressed)) return;
    // Where the code is there, React takes the part over while it handles the press.
    setTimeout(() => {
      if (!isTakenOver(pressed)) pressAgain(container, pressed);
    });
  };
  addEventListener('click', note, true);
  const stop = (): void => removeEventListener('click', note, true);
  setTimeout(stop, limits.web.latePartsMs);
  return stop;
}

/** A form that is posted reaches the server without us: pressed again, it would be sent twice. */
function isSentByBrowser(pressed: HTMLElement): boolean {
  return pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form?.method === 'post';
}

/** React keeps the properties of what it has taken over on the element itself. */
function isTakenOver(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

function sameAs(container: ParentNode, gone: HTMLElement): HTMLElement | undefined {
  return [...container.querySelectorAll<HTMLElement>(gone.tagName)].find(
    ({ outerHTML }) => outerHTML === gone.outerHTML,
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsIn(container: ParentNode): Field[] {
  return [...container.querySelectorAll<Field>('input, textarea')];
}

function repeatOf(container: ParentNode, field: Field): (() => void) | undefined {
  if (isText(field)) {
    const { value } = field;
    if (value === field.defaultValue) return undefined;
    return () => (field.isConnected ? typeAgain(field, value) : typeIntoNew(container, field, value));
  }
  return field instanceof HTMLInputElement && wasChosen(field)
    ? chooseAgain.bind(undefined, field, field.checked)
    : undefined;
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

/** A field is known again by its name. */
function typeIntoNew(container: ParentNode, gone: Field, typed: string): void {
  const place = fieldsIn(container).find(({ name }) => name !== '' && name === gone.name);
  if (place !== undefined) typeAgain(place, typed);
}

/** React compares with the value that it saw last; set past React's own setter, the text counts as new. */
function typeAgain(field: Field, typed: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
