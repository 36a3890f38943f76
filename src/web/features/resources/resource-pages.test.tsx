import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resources } from '../../../catalog/resources.gen.ts';
import { axeFaults } from '../../ui/axe-faults.ts';
import { DirectoryPage } from './directory-page.tsx';
import { EditResourcePage, NewResourcePage, OwnResourcePage } from './own-pages.tsx';
import { resourceAddress } from './resource-addresses.ts';
import { ResourcePage } from './resource-page.tsx';
import { searchOf } from './search-resources.ts';
import { listedShipped } from './shown-resource.ts';

/** The data layer of a visitor, in memory. */
const kept = vi.hoisted(() => ({
  values: [] as Record<string, unknown>[],
  told: new Set<() => void>(),
}));

vi.mock('../../app/local/use-collection.ts', async () => {
  const { useSyncExternalStore } = await import('react');
  const put = (values: Record<string, unknown>[]) => {
    kept.values = values;
    for (const tell of kept.told) tell();
  };
  let seen: { of: unknown; records: { value: Record<string, unknown> }[] } = { of: undefined, records: [] };
  const read = () => {
    if (seen.of !== kept.values) seen = { of: kept.values, records: kept.values.map((value) => ({ value })) };
    return seen.records;
  };
  return {
    useCollection: () => ({
      status: 'ready',
      records: useSyncExternalStore(
        (tell) => {
          kept.told.add(tell);
          return () => kept.told.delete(tell);
        },
        read,
        read,
      ),
      insert: async (value: Record<string, unknown>) =>
        put([...kept.values, { about: '', jobs: [], body: '', ...value }]),
      update: async (id: string, changes: object) =>
        put(kept.values.map((one) => (one['id'] === id ? { ...one, ...changes } : one))),
      remove: async (id: string) => put(kept.values.filter((one) => one['id'] !== id)),
    }),
  };
});

afterEach(() => {
  cleanup();
  kept.values = [];
  localStorage.clear();
});

function show(address: string) {
  const last = () => router.state.location.pathname.split('/');
  const router = createMemoryRouter(
    [
      { path: '/resource-team', Component: DirectoryPage },
      { path: '/resource-team/:slug', Component: () => <ResourcePage slug={last().at(-1)} /> },
      { path: '/resource-team/own/new', Component: NewResourcePage },
      { path: '/resource-team/own/:id', Component: () => <OwnResourcePage id={last().at(-1) ?? ''} /> },
      { path: '/resource-team/own/:id/edit', Component: () => <EditResourcePage id={last().at(-2) ?? ''} /> },
    ],
    { initialEntries: [address] },
  );
  return render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  );
}

const shipped = resources.map(listedShipped);

describe('the search of the resources', () => {
  it('finds every one by its own title first, and forgives a slip', () => {
    const search = searchOf(shipped);
    const lost = shipped.filter(({ title, key }) => search(title)[0]?.key !== key);
    expect(lost.map(({ title }) => title)).toEqual([]);
    expect(search('retrospectve')[0]?.key).toBe('retrospective');
  });
});

describe('the directory', () => {
  it('lists all, and less by words, kind and job', async () => {
    const { container } = show(resourceAddress.all);
    expect(await screen.findByText(`${resources.length} resources`)).toBeDefined();
    expect(await axeFaults(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Worksheets/ }));
    const worksheets = resources.filter(({ kind }) => kind === 'worksheet');
    expect(await screen.findByText(`${worksheets.length} resources`)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Families/ }));
    const both = worksheets.filter(({ jobs }) => jobs.includes('families'));
    expect(within(screen.getByRole('list', { name: 'Resources' })).getAllByRole('link')).toHaveLength(
      both.length,
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the resources' }), 'qqqq');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all resources' }));
    expect(await screen.findByText(`${resources.length} resources`)).toBeDefined();
  });

  it('keeps stars on a shelf of their own, and takes them back', async () => {
    show(`${resourceAddress.all}?kind=starred`);
    await userEvent.click(await screen.findByRole('button', { name: 'Show all resources' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Star Break-even calculator' }));
    await userEvent.click(screen.getByRole('button', { name: /^Starred/ }));
    expect(await screen.findByText('1 resource')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Take the star from Break-even calculator' }));
    expect(await screen.findByText('No stars yet')).toBeDefined();
  });
});

describe('a resource', () => {
  it('is shown with what its formulas come to, its files, and the tool that does the same', async () => {
    const { container } = await act(async () => show(resourceAddress.one('break-even')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Break-even calculator' })).toBeDefined();
    expect((await screen.findAllByText('15.50', { selector: 'strong' })).length).toBeGreaterThan(0);
    expect(screen.queryByText(/=B2-B3/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Download as Excel' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Download as Word' })).toBeNull();
    expect(await axeFaults(container)).toEqual([]);
    cleanup();
    await act(async () => show(resourceAddress.one('okr-tracker')));
    const tool = await screen.findByRole('link', { name: /^Open in/ });
    expect(tool.getAttribute('href')).toBe('/agents/okr-architect');
  });
});

describe('a resource of one’s own', () => {
  it('is written, kept as a draft before it is saved, changed, deleted and found', async () => {
    show(resourceAddress.create);
    await userEvent.click(await screen.findByRole('button', { name: 'Save resource' }));
    expect(await screen.findByText('Give it a title.')).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Closing the shop');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), '- [[ ] Lights off');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Operations' }));
    await vi.waitFor(() => expect(localStorage.length).toBe(1));
    cleanup();

    const { container } = show(resourceAddress.create);
    expect(await screen.findByText('Your unsaved draft is back')).toBeDefined();
    expect(await axeFaults(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save resource' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Closing the shop' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download as Word' })).toBeDefined();
    expect(localStorage.length).toBe(0);

    await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' at night');
    await userEvent.click(screen.getByRole('button', { name: 'Save resource' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Closing the shop at night' })).toBeDefined();

    await userEvent.click(screen.getByRole('link', { name: 'Resource Team' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'lights off');
    await userEvent.click(await screen.findByRole('link', { name: /Closing the shop at night/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing of yours yet')).toBeDefined();
    expect(kept.values).toEqual([]);
  });

  it('takes a text file, and says what is wrong with another', async () => {
    show(resourceAddress.create);
    const chooser = await screen.findByLabelText('Bring a .md or .txt file');
    await userEvent.upload(chooser, new File([new Uint8Array([255, 254, 0, 9])], 'picture.md'));
    expect((await screen.findByRole('alert')).textContent).toContain('picture.md is no text');
    await userEvent.upload(
      chooser,
      new File(['## Steps\n\n| A | B |\n|---|---|\n| 2 | =A2/0 |'], 'Our way.md'),
    );
    expect(await screen.findByDisplayValue('Our way')).toBeDefined();
    expect(screen.getByText(/It divides by zero/)).toBeDefined();
  });
});
