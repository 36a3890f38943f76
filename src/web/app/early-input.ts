/** What public/theme.js noted between the first paint and the app: the last button or tab that was pressed. */
interface EarlyInput {
  pressed?: Element;
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** From now on React hears every press itself. Called right before it takes over a page that the build has rendered. */
export function stopNotingInput(): void {
  window.earlyInput?.stop();
}

/**
 * A page that the build has rendered can be seen and used before the app runs. What was typed and pressed meanwhile is
 * repeated once it does, so that nothing is lost on a slow device.
 */
export function repeatEarlyInput(container: ParentNode): void {
  const early = window.earlyInput;
  delete window.earlyInput;
  if (early === undefined) return;
  early.stop();
  for (const field of container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (isText(field) && field.value !== field.defaultValue) typeAgain(field);
  }
  if (early.pressed instanceof HTMLElement && early.pressed.isConnected) early.pressed.click();
}

function isText(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return !['checkbox', 'radio', 'file', 'submit', 'button', 'hidden'].includes(field.type);
}

/** React compares with the value that it saw last; set past React's own setter, the text counts as new. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
