import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../ui/axe-faults.ts';
import { allStories } from './all-stories.ts';
import { Gallery } from './gallery.tsx';

/** Files of the design system that are parts of a primitive, or frames of a page that need the whole app. */
const notPrimitives = new Set([
  'chart-drawing',
  'chart-tooltip',
  'command-row',
  'lazy-toaster',
  'markdown-body',
  'page-frame',
  'select-list',
  'table-sort-button',
]);

const stories = allStories();

afterEach(cleanup);

it('has a story for every primitive of the design system', () => {
  const primitives = Object.keys(import.meta.glob('../ui/*.tsx'))
    .map((path) => path.replace(/^.*\/|\.tsx$/g, ''))
    .filter((name) => !name.endsWith('.test') && !notPrimitives.has(name));
  const missing = primitives.filter((name) => !stories.some((story) => story.name === name));
  expect(missing, 'add src/web/gallery/stories/<primitive>.tsx').toEqual([]);
});

describe.each(stories)('$title', ({ Show }) => {
  it('has no fault that axe can see', async () => {
    const { container } = render(
      <MemoryRouter>
        <main>
          <Show />
        </main>
      </MemoryRouter>,
    );
    expect(await axeFaults(container)).toEqual([]);
  });
});

describe.each([
  { name: 'dialog', button: 'Name your app', role: 'dialog' },
  { name: 'alert-dialog', button: 'Delete app', role: 'alertdialog' },
  { name: 'sheet', button: 'From the right', role: 'dialog' },
  { name: 'command-dialog', button: 'Open the palette', role: 'dialog' },
  { name: 'menu', button: 'Account', role: 'menu' },
  { name: 'popover', button: 'Filter', role: 'dialog' },
])('$name when it is open', ({ name, button, role }) => {
  it('has no fault that axe can see, and gives the focus back when Escape closes it', async () => {
    const Show = stories.find((story) => story.name === name)?.Show ?? (() => null);
    render(
      <MemoryRouter>
        <Show />
      </MemoryRouter>,
    );
    const trigger = screen.getByRole('button', { name: button });
    await userEvent.click(trigger);
    const popup = await screen.findByRole(role);
    expect(await axeFaults(popup)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });
});

it('finds a primitive by its name', async () => {
  render(
    <MemoryRouter>
      <Gallery stories={stories.filter(({ name }) => name === 'kbd' || name === 'separator')} />
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Find a primitive' }), 'separ');
  expect(screen.getByRole('region', { name: 'Separator' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Key hint' })).toBeNull();
});
