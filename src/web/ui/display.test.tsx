import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Accordion } from './accordion.tsx';
import { Alert } from './alert.tsx';
import { Avatar } from './avatar.tsx';
import { axeFaults } from './axe-faults.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { BuildStatusBadge } from './build-status-badge.tsx';
import { Chart } from './chart.tsx';
import { Collapsible } from './collapsible.tsx';
import { pageNumbers } from './page-numbers.ts';
import { Pagination } from './pagination.tsx';
import { StatGrid, StatTile } from './stat-tile.tsx';
import { ErrorState, OfflineState } from './state-panel.tsx';
import { Stepper } from './stepper.tsx';
import { Table } from './table.tsx';
import type { TableSort } from './table-sort-button.tsx';

afterEach(cleanup);

describe('BuildStatusBadge', () => {
  it.each([
    ['completed', 'default'],
    ['failed', 'destructive'],
    ['building', 'secondary'],
    ['anything_else', 'secondary'],
  ])('%s looks %s', (status, look) => {
    render(<BuildStatusBadge status={status} />);
    const badge = screen.getByText(status.replace('_', ' ')).closest('[data-look]');
    expect(badge?.getAttribute('data-look')).toBe(look);
  });
});

describe('Accordion', () => {
  const items = [
    { id: 'one', title: 'First question', content: 'First answer', open: true },
    { id: 'two', title: 'Second question', content: 'Second answer' },
  ];

  it('holds every answer in the page, open or not', () => {
    const { container } = render(<Accordion items={items} />);
    const parts = [...container.querySelectorAll('details')];
    expect(parts.map(({ open }) => open)).toEqual([true, false]);
    expect(screen.getByText('Second answer')).toBeTruthy();
  });

  it('opens by a click on its line', async () => {
    const { container } = render(<Accordion items={items} />);
    await userEvent.click(screen.getByText('Second question'));
    expect(container.querySelectorAll('details')[1]?.open).toBe(true);
  });

  it('ties its parts together only where one may be open', () => {
    const { container } = render(<Accordion items={items} single />);
    const [one, two] = [...container.querySelectorAll('details')].map((part) => part.getAttribute('name'));
    expect(one).toBeTruthy();
    expect(one).toBe(two);
  });
});

describe('Chart', () => {
  it('lists its figures as a table that the keyboard reaches', async () => {
    const { container } = render(
      <Chart
        kind="bar"
        title="Income"
        rows={[
          { month: 'Jan', income: 4200 },
          { month: 'Feb', income: null },
        ]}
        category={{ key: 'month', label: 'Month' }}
        series={[{ key: 'income', label: 'Income' }]}
        format={(value) => `$${value}`}
      />,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Chart' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getByRole('table', { name: 'Income' })).toBeTruthy();
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Jan',
      '$4200',
      'Feb',
      'no figure',
    ]);
    expect(await axeFaults(container)).toEqual([]);
  });
});

describe('Table', () => {
  const columns = [
    { key: 'name', header: 'Name', sortable: true, cell: (row: { name: string }) => row.name },
    { key: 'note', header: 'Note', cell: () => '' },
  ];

  it('sorts by its headers and says how', async () => {
    const sorted = vi.fn<(sort: TableSort) => void>();
    render(
      <Table
        caption="Apps"
        columns={columns}
        rows={[{ name: 'a' }]}
        rowKey={({ name }) => name}
        sort={{ key: 'name', direction: 'ascending' }}
        onSort={sorted}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
    screen.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(sorted).toHaveBeenCalledWith({ key: 'name', direction: 'descending' });
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
  });

  it('keeps the place of rows that are being fetched', () => {
    const { container } = render(
      <Table caption="Apps" columns={columns} rows={undefined} rowKey={({ name }) => name} expected={4} />,
    );
    expect(container.querySelectorAll('tbody tr')).toHaveLength(4);
    expect(screen.getByRole('region', { name: 'Apps' }).getAttribute('aria-busy')).toBe('true');
  });
});

describe('pageNumbers', () => {
  it.each([
    [1, 1, '1'],
    [1, 5, '1 2 … 5'],
    [3, 5, '1 2 3 4 5'],
    [6, 12, '1 … 5 6 7 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [12, 12, '1 … 11 12'],
  ])('offers, on page %i of %i: %s', (page, count, shown) => {
    expect(
      pageNumbers(page, count)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(shown);
  });
});

describe('Pagination', () => {
  function show(page: number, pageCount: number) {
    return render(
      <MemoryRouter>
        <Pagination
          label="Articles"
          page={page}
          pageCount={pageCount}
          to={(number) => `/blog?page=${number}`}
        />
      </MemoryRouter>,
    );
  }

  it('links to the pages around and marks the present one', () => {
    show(1, 3);
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 1');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/blog?page=2');
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  });

  it('is not there when there is one page', () => {
    expect(show(1, 1).container.textContent).toBe('');
  });
});

it('Breadcrumb marks where one is', () => {
  render(
    <MemoryRouter>
      <Breadcrumb items={[{ label: 'Blog', to: '/blog' }, { label: 'Prices' }]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog');
  expect(screen.getByText('Prices').getAttribute('aria-current')).toBe('page');
});

it('Collapsible opens by keyboard', async () => {
  function Details() {
    const [open, setOpen] = useState(false);
    return (
      <Collapsible label="Details" open={open} onOpenChange={setOpen}>
        Inside
      </Collapsible>
    );
  }
  render(<Details />);
  expect(screen.queryByText('Inside')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Inside')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Details' }).getAttribute('aria-expanded')).toBe('true');
});

describe('Avatar', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['grace', 'G'],
    ['katherine.johnson@example.com', 'KJ'],
    ['ada@kora.example', 'A'],
    ['  ', '?'],
  ])('writes %j as %s', (name, initials) => {
    const { container } = render(<Avatar name={name} />);
    expect(container.textContent).toBe(initials);
  });

  it('has the same colour wherever the same person is shown, whatever they are called', () => {
    const lookOf = (element: React.ReactElement) => {
      const { container } = render(element);
      return container.firstElementChild?.className;
    };
    expect(lookOf(<Avatar name="Ada" of="id-1" />)).toBe(
      lookOf(<Avatar name="ada@kora.example" of="id-1" />),
    );
    const looks = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => lookOf(<Avatar name="Ada" of={id} />));
    expect(new Set(looks).size).toBeGreaterThan(3);
  });

  it('shows no picture from elsewhere', () => {
    const { container } = render(<Avatar name="Ada" src="https://elsewhere.example/ada.png" />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('falls back to initials when the picture does not load', () => {
    const { container } = render(<Avatar name="Ada Lovelace" src="/gone.png" />);
    const picture = container.querySelector('img');
    if (picture === null) throw new Error('There is no picture.');
    fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'Ada Lovelace' }).textContent).toBe('AL');
  });
});

describe('Stepper', () => {
  it('names the step that is under way, shows how far it is, and reads it out', () => {
    render(
      <Stepper
        label="Building"
        steps={[
          { label: 'Plan', state: 'done' },
          { label: 'Write', state: 'active' },
          { label: 'Prove', state: 'waiting' },
          { label: 'Publish', state: 'waiting' },
        ]}
      />,
    );
    expect(screen.getByRole('progressbar', { name: 'Building' }).getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Write');
    expect(screen.getByText('Write: Under way').getAttribute('aria-live')).toBe('polite');
  });
});

describe('messages', () => {
  it('read out what just happened, and leave in peace what was there before', () => {
    render(
      <>
        <Alert>Known</Alert>
        <Alert announce tone="negative" title="The build failed" />
      </>,
    );
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['The build failed']);
  });

  it('of whole panels are read out where they replace something', () => {
    const { container } = render(
      <>
        <ErrorState heading="It did not load">Try again.</ErrorState>
        <OfflineState heading="You are offline">What you opened is here.</OfflineState>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toContain('It did not load');
    expect(container.querySelector('[aria-live=polite]')?.textContent).toContain('You are offline');
  });
});

it('StatTile says that a figure is on its way', () => {
  render(
    <StatGrid>
      <StatTile label="Apps" value={3} change={{ text: '1 more', direction: 'up' }} />
      <StatTile label="Storage" />
    </StatGrid>,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '31 more',
    'Loading',
  ]);
});
