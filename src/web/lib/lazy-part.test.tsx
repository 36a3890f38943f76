import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a part that is loaded when it is shown', () => {
  it('shows the fallback until its code is there, also in HTML that is made at build', async () => {
    const Part = lazyPart(async () => Greeting);
    expect(renderToString(<Part name="Ada" fallback={<i>wait</i>} />)).toBe('<i>wait</i>');
    render(<Part name="Ada" fallback={<i>wait</i>} />);
    expect(screen.getByText('wait')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Hello Ada')).toBeDefined();
  });

  it('is there at once the second time', async () => {
    const Part = lazyPart(async () => Greeting);
    render(<Part name="Ada" />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    render(<Part name="Ben" />);
    expect(screen.getByText('Hello Ben')).toBeDefined();
  });

  it('leaves the page alone when its code does not arrive, and tries again', async () => {
    let works = false;
    const Part = lazyPart(async () => {
      if (!works) throw new TypeError('Failed to fetch');
      return Greeting;
    });
    render(
      <>
        <h1>The page</h1>
        <Part name="Ada" fallback={<i>wait</i>} />
      </>,
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
    expect(screen.getByText('wait')).toBeDefined();
    works = true;
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('Hello Ada')).toBeDefined();
  });
});
