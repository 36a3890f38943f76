import { fieldNames, findFields, findGroups, findIn, isDisabled } from './find-controls.ts';
import { pressElement } from './press.ts';
import { plain } from './visible.ts';
import { pause, until } from './wait.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets the value as the browser does when somebody types, so that the app hears of it. */
function setValue(element: Typed, value: string): void {
  element.focus();
  element.value = value;
  element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

function choose(select: HTMLSelectElement, value: string): string | undefined {
  const real = [...select.options].filter((option) => !option.disabled && !/^\+?$/.test(option.value));
  const wanted = plain(value);
  const option =
    value === '*'
      ? real[0]
      : ([...select.options].find(
          ({ text, value: own }) => plain(text) === wanted || plain(own) === wanted,
        ) ?? real.find(({ text }) => plain(text).includes(wanted)));
  if (option === undefined) {
    const names = [...select.options].map(({ text }) => `“${text}”`).join(', ');
    return `The list has no choice “${value}”. There are: ${names === '' ? 'none' : names}.`;
  }
  setValue(select, option.value);
  return undefined;
}

const meansNo = new Set(['no', 'false', 'off', '0', '']);

function tick(element: HTMLInputElement, value: string): string | undefined {
  const wanted = !meansNo.has(plain(value));
  return element.checked === wanted ? undefined : pressElement(element);
}

/** The smallest picture there is, and a short text: enough for an app to take a file. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function attach(element: HTMLInputElement, name: string): void {
  const isPicture = /\.(png|jpe?g|gif|webp)$/i.test(name) || element.accept.includes('image');
  const bytes = isPicture
    ? Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    : 'name,amount\nfirst,1\nsecond,2\n';
  const type = isPicture ? 'image/png' : name.endsWith('.csv') ? 'text/csv' : 'text/plain';
  const transfer = new DataTransfer();
  transfer.items.add(
    new File([bytes], name.includes('.') ? name : `${name}.${isPicture ? 'png' : 'txt'}`, { type }),
  );
  element.files = transfer.files;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

const relative = /^([+-]\d{1,4})(?: (\d\d:\d\d))?$/;

/** `+7` in a field for days is the day a week from now, and `-1 10:30` a moment of yesterday. */
function nearDay(type: string, value: string): string {
  const match = relative.exec(value);
  if (match === null || (type !== 'date' && type !== 'datetime-local')) return value;
  const date = new Date();
  date.setDate(date.getDate() + Number(match[1]));
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return type === 'date' ? day : `${day}T${match[2] ?? '10:00'}`;
}

function fillField(element: Element, value: string): string | undefined {
  if (element instanceof HTMLSelectElement) return choose(element, value);
  if (element instanceof HTMLTextAreaElement) {
    setValue(element, value);
    return undefined;
  }
  if (!(element instanceof HTMLInputElement)) return write(element, value);
  if (element.type === 'checkbox' || element.type === 'radio') return tick(element, value);
  if (element.type === 'file') {
    attach(element, value);
    return undefined;
  }
  const start = element.value;
  setValue(element, nearDay(element.type, value));
  // A browser drops what does not fit the kind of the field, such as letters in a number.
  return value !== '' && element.value === '' && start !== value
    ? `The field (${element.type}) does not take “${value}”.`
    : undefined;
}

function write(element: Element, value: string): string | undefined {
  if (!(element instanceof HTMLElement)) return 'This is not a field that can be filled.';
  element.focus();
  element.textContent = value;
  element.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText', data: value }),
  );
  return undefined;
}

/** What nobody spoke of is asked behind a button of its own. */
function openMore(): void {
  const [more] = document.querySelectorAll('dialog [data-more], form [data-more]');
  if (more !== undefined) pressElement(more);
}

/** Undefined when it worked; else what a reader of the report should know. */
export async function fill(label: string, value: string): Promise<string | undefined> {
  const answer = await until((): { fault?: string | undefined } | undefined => {
    const element = findFields(label).find((one) => !isDisabled(one));
    if (element !== undefined) return { fault: fillField(element, value) };
    openMore();
    const [choice] = findGroups(label).flatMap((group) =>
      value === '*' ? [...group.querySelectorAll('input, button')] : findIn(group, value),
    );
    return choice === undefined ? undefined : { fault: pressElement(choice) };
  });
  await pause(0);
  if (answer !== undefined) return answer.fault;
  return `No field that can be filled is called “${label}”. There are: ${fieldNames()}.`;
}

/** Whether a list or a group of choices has each of the values. */
export async function offers(label: string, values: readonly string[]): Promise<string | undefined> {
  const read = () => {
    const [field] = findFields(label);
    const names =
      field instanceof HTMLSelectElement
        ? [...field.options].map(({ text }) => text)
        : findGroups(label).flatMap((group) => [...group.querySelectorAll('label, button')].map(textOf));
    return new Set(names.map(plain));
  };
  const missing = () => values.filter((value) => !read().has(plain(value)));
  if (await until(() => missing().length === 0 || undefined)) return undefined;
  return `“${label}” does not offer ${missing()
    .map((value) => `“${value}”`)
    .join(', ')}.`;
}

const textOf = (element: Element) => element.textContent ?? '';
