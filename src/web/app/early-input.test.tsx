import { act, cleanup } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import bootScript from '../../../public/theme.js?raw';
import { registerShortcut } from '../lib/shortcuts.ts';
import { keepFields, repeatEarlyInput, stopNotingInput } from './early-input.ts';

let root: Root | undefined;
let stop: (() => void) | undefined;

function Form() {
  const [name, setName] = useState('');
  const [presses, setPresses] = useState(0);
  return (
    <>
      <input aria-label="Name" name="name" onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        <span>Go</span>
      </button>
      <output>{`${name} ${presses}`}</output>
    </>
  );
}

/** As the box of Ask is: controlled, and what it has never goes into an address. */
function QuestionForm({ onAsk }: { onAsk: (question: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      data-waits
      data-enter="send"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(text);
        setText('');
      }}
    >
      <textarea name="ask" value={text} onChange={(event) => setText(event.target.value)} required />
      <button type="submit">Ask</button>
    </form>
  );
}

/** As the forms for signing in are: the browser itself sends them while the app is on its way. */
function PostedForm() {
  const [presses, setPresses] = useState(0);
  return (
    <form method="post" onSubmit={(event) => event.preventDefault()}>
      <button type="submit" onClick={() => setPresses(presses + 1)}>
        Send
      </button>
      <output>{`${presses}`}</output>
    </form>
  );
}

function Choices() {
  const [size, setSize] = useState('one');
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      {['one', 'two'].map((value) => (
        <input
          key={value}
          type="radio"
          name="size"
          aria-label={value}
          checked={size === value}
          onChange={() => setSize(value)}
        />
      ))}
      <input
        type="checkbox"
        aria-label="Agreed"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <output>{`${size} ${agreed}`}</output>
    </>
  );
}

/** The page as the build rendered it, with the script that runs before the app. */
function rendered(page: ReactNode): HTMLElement {
  new Function(bootScript)();
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return container;
}

function takeOver(container: HTMLElement, page: ReactNode): void {
  stopNotingInput();
  act(() => {
    root = hydrateRoot(container, page);
  });
  act(() => {
    stop = repeatEarlyInput(container);
  });
}

afterEach(() => {
  stop?.();
  act(() => root?.unmount());
  cleanup();
  document.body.innerHTML = '';
  delete window.earlyInput;
  vi.restoreAllMocks();
});

const said = () => document.querySelector('output')?.textContent;

describe('what is done before the app runs', () => {
  it('leaves a form that the browser posts to the browser: pressed again, it would be sent twice', () => {
    const container = rendered(<PostedForm />);
    const held = (event: Event) => event.preventDefault();
    container.addEventListener('submit', held);
    container.querySelector('button')?.click();
    takeOver(container, <PostedForm />);
    expect(said()).toBe('0');
    container.removeEventListener('submit', held);
  });

  it('is done when it does: typed text counts, the last press is repeated once', async () => {
    const container = rendered(<Form />);
    const field = container.querySelector('input');
    if (field) field.value = 'Ada';
    container.querySelector('span')?.click();
    takeOver(container, <Form />);
    await vi.waitFor(() => expect(said()).toBe('Ada 1'));
    expect(field?.value).toBe('Ada');
  });

  it('is done when the page is made anew instead of being taken over', async () => {
    const container = rendered(<Form />);
    const field = container.querySelector('input');
    if (field) field.value = 'Ada';
    container.querySelector('button')?.click();
    keepFields(container);
    act(() => {
      root = createRoot(container);
      root.render(<Form />);
    });
    expect(field?.isConnected).toBe(false);
    act(() => {
      stop = repeatEarlyInput(document);
    });
    await vi.waitFor(() => expect(said()).toBe('Ada 1'));
  });

  it('is asked once by Enter or by the button of a form that waits, with what was typed, and not sent', async () => {
    for (const way of ['Enter', 'button'] as const) {
      const asked = vi.fn<(question: string) => void>();
      const container = rendered(<QuestionForm onAsk={asked} />);
      const field = container.querySelector('textarea');
      if (field === null) throw new Error('There is no field.');
      const sent = vi.fn<(isHeld: boolean) => void>();
      const note = (event: Event) => sent(event.defaultPrevented);
      addEventListener('submit', note);
      field.value = 'What is a lien?';
      if (way === 'button') container.querySelector('button')?.click();
      else {
        for (const key of ['Enter', 'Enter'])
          field.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }));
      }
      removeEventListener('submit', note);
      expect(sent.mock.calls.every(([isHeld]) => isHeld)).toBe(true);
      expect(sent).toHaveBeenCalled();
      takeOver(container, <QuestionForm onAsk={asked} />);
      await vi.waitFor(() => expect(asked.mock.calls).toEqual([['What is a lien?']]));
      expect(field.value).toBe('');
      stop?.();
      act(() => root?.unmount());
      container.remove();
    }
  });

  it('is sent by the browser when Enter is pressed in a form that need not wait, and not when it is empty', () => {
    const container = rendered(
      <form data-enter="send">
        <textarea name="make" required />
        <button type="submit">Make</button>
      </form>,
    );
    const field = container.querySelector('textarea');
    if (field === null) throw new Error('There is no field.');
    const sent: string[] = [];
    container.addEventListener('submit', (event) => {
      sent.push(field.value);
      event.preventDefault();
    });
    for (const typed of ['', 'A list of books']) {
      field.value = typed;
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, bubbles: true }));
    }
    expect(sent).toEqual(['A list of books']);
  });

  it('leaves a line that is broken by Shift and Enter, and a word that is being composed, to the field', () => {
    const container = rendered(<QuestionForm onAsk={() => undefined} />);
    for (const more of [{ shiftKey: true }, { isComposing: true }]) {
      const typed = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, bubbles: true, ...more });
      container.querySelector('textarea')?.dispatchEvent(typed);
      expect(typed.defaultPrevented).toBe(false);
    }
    expect(window.earlyInput?.pressed).toBeUndefined();
  });

  it('is done for what was chosen: a radio button and a checkbox', () => {
    const container = rendered(<Choices />);
    const [, second, box] = container.querySelectorAll('input');
    second?.click();
    box?.click();
    takeOver(container, <Choices />);
    expect(said()).toBe('two true');
    expect([second?.checked, box?.checked]).toEqual([true, true]);
  });

  it('is done for a shortcut of ours, which the browser does not take for one of its own', () => {
    const container = rendered(<Form />);
    const pressed = new KeyboardEvent('keydown', {
      key: 'k',
      ctrlKey: true,
      cancelable: true,
      bubbles: true,
    });
    document.body.dispatchEvent(pressed);
    const run = vi.fn<() => void>();
    const end = registerShortcut({ keys: ['Mod', 'K'], label: 'Search', run });
    takeOver(container, <Form />);
    end();
    expect(pressed.defaultPrevented).toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it('leaves a question mark in a field to the field', () => {
    const container = rendered(<Form />);
    const typed = new KeyboardEvent('keydown', { key: '?', cancelable: true, bubbles: true });
    container.querySelector('input')?.dispatchEvent(typed);
    expect(typed.defaultPrevented).toBe(false);
    expect(window.earlyInput?.keys).toBeUndefined();
  });

  it('is nothing when nothing was done, and later presses count once', () => {
    const container = rendered(<Form />);
    takeOver(container, <Form />);
    expect(said()).toBe(' 0');
    act(() => container.querySelector('button')?.click());
    act(() => void repeatEarlyInput(container));
    expect(said()).toBe(' 1');
  });

  it('is done once the part that was pressed has its code, also when it was made anew', async () => {
    const container = rendered(<Form />);
    container.querySelector('button')?.click();
    container.innerHTML = '';
    stop = repeatEarlyInput(container);
    act(() => {
      root = hydrateRoot(container, <Form />, { onRecoverableError: () => undefined });
    });
    await vi.waitFor(() => expect(said()).toBe(' 1'));
  });

  it('is done for a part whose code comes after the app', async () => {
    const container = rendered(<Form />);
    stopNotingInput();
    stop = repeatEarlyInput(document);
    container.querySelector('button')?.click();
    await new Promise((next) => setTimeout(next));
    act(() => {
      root = hydrateRoot(container, <Form />);
    });
    await vi.waitFor(() => expect(said()).toBe(' 1'));
    act(() => container.querySelector('button')?.click());
    expect(said()).toBe(' 2');
  });

  it('is left alone when the page was made anew meanwhile', () => {
    const container = rendered(<Form />);
    container.querySelector('button')?.click();
    container.innerHTML = '';
    expect(() => repeatEarlyInput(container)).not.toThrow();
  });
});
